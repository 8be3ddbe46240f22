// What --check remembers from run to run, through the program.

#include <filesystem>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <vector>

#include "e2e/workspace.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

class CheckCache : public testing::Test {
 protected:
  CheckCache() {
    work_.write("patchgen.json", R"({"specs": ["*.patchspec.json"], "output_dir": "out"})");
    work_.write("a.patchspec.json", small_spec(kReplaceNorm, "a.cpp"));
    work_.write("b.patchspec.json", small_spec("", "b.cpp"));
    EXPECT_EQ(work_.run({"--all", "--diff"}).exit_status, 0);
  }

  /// True when a run with `arguments` generates a spec anew.
  bool generates(std::vector<std::string> arguments) {
    arguments.emplace_back("--verbose");
    const ProcessResult result = work_.run(std::move(arguments));
    EXPECT_EQ(result.exit_status, 0) << result.out;
    EXPECT_THAT(result.out, HasSubstr(" of 2 specs unchanged since"));
    return result.out.find("2 of 2 specs unchanged") == std::string::npos;
  }

  std::vector<std::string> entries() {
    std::vector<std::string> paths;
    for (const fs::directory_entry& entry :
         fs::recursive_directory_iterator(work_.cache().path())) {
      if (entry.is_regular_file()) paths.push_back(entry.path());
    }
    return paths;
  }

  Workspace work_;
};

TEST_F(CheckCache, AnUnchangedProjectIsNotReadAgain) {
  EXPECT_TRUE(generates({"--check"}));
  EXPECT_EQ(entries().size(), 1U);  // one index for all specs
  EXPECT_FALSE(generates({"--check"}));
  EXPECT_TRUE(generates({"--check", "--no-cache"}));
  work_.write("a.patchspec.json", small_spec(kReplaceNorm, "a.cpp") + "\n");
  EXPECT_TRUE(generates({"--check"}));
  EXPECT_FALSE(generates({"--check"}));
}

TEST_F(CheckCache, AFormatterAndItsStyleCountOtherCommandsCannotBeKnown) {
  const auto project = [&](const std::string& more) {
    work_.write("patchgen.json",
                R"({"specs": ["*.patchspec.json"], "output_dir": "out", )" + more + "}");
  };
  project(R"("format": {"command": ["clang-format-19"]})");
  work_.write(".clang-format", "BasedOnStyle: Google\n");
  EXPECT_EQ(work_.run({"--all", "--diff"}).exit_status, 0);
  EXPECT_TRUE(generates({"--check"}));
  EXPECT_FALSE(generates({"--check"}));
  work_.write("out/.clang-format", "BasedOnStyle: LLVM\n");
  EXPECT_TRUE(generates({"--check"}));
  EXPECT_FALSE(generates({"--check"}));
  work_.write("format.sh", "exec clang-format-19 \"$@\"\n");
  project(R"("format": {"command": ["sh", "format.sh"]})");
  // What a program depends on that is not clang-format, or that options name, nobody knows.
  EXPECT_TRUE(generates({"--check"}));
  EXPECT_TRUE(generates({"--check"}));
  for (const char* option :
       {R"("-style", "file:style")", R"("--style=file:style")", R"("@options")"}) {
    work_.write("style", "BasedOnStyle: Google\n");
    work_.write("options", "--style=Google");
    project(fmt::format(R"("format": {{"command": ["clang-format-19", {}]}})", option));
    EXPECT_EQ(work_.run({"--all", "--diff"}).exit_status, 0);
    EXPECT_TRUE(generates({"--check"}));
    EXPECT_TRUE(generates({"--check"}));
  }
  project(R"("format": {"command": ["clang-format-19", "--style=Google"]})");
  EXPECT_EQ(work_.run({"--all", "--diff"}).exit_status, 0);
  EXPECT_TRUE(generates({"--check"}));
  EXPECT_FALSE(generates({"--check"}));
  project(R"("post_process": [["true", "{file}"]])");
  EXPECT_EQ(work_.run({"--all", "--diff"}).exit_status, 0);
  EXPECT_TRUE(generates({"--check"}));
  EXPECT_TRUE(generates({"--check"}));
}

TEST_F(CheckCache, NothingIsRememberedOfDriftOrWithoutACache) {
  EXPECT_EQ(work_.run({"--check", "--no-cache"}).exit_status, 0);
  EXPECT_TRUE(entries().empty());
  work_.write("out/a.cpp", work_.read("out/a.cpp") + "int extra;\n");
  EXPECT_EQ(work_.run({"--check"}).exit_status, 1);
  EXPECT_EQ(entries().size(), 1U);
  EXPECT_EQ(work_.run({"--check"}).exit_status, 1);
}

TEST_F(CheckCache, AnEditRightAfterACheckIsSeenWhateverItsTimes) {
  const std::string path = work_.path() + "/out/a.cpp";
  const std::string bytes = work_.read("out/a.cpp");
  const fs::file_time_type time = fs::last_write_time(path);
  EXPECT_EQ(work_.run({"--check"}).exit_status, 0);
  std::string edited = bytes;
  edited[bytes.find("return")] = 'R';
  work_.write("out/a.cpp", edited);
  fs::last_write_time(path, time);
  EXPECT_EQ(work_.run({"--check"}).exit_status, 1);
  work_.write("out/a.cpp", bytes);
  EXPECT_EQ(work_.run({"--check"}).exit_status, 0);
}

TEST_F(CheckCache, OneSpecIsFoundInTheIndexOfTheProject) {
  EXPECT_TRUE(generates({"--check"}));
  const ProcessResult result = work_.run({"--check", "a.patchspec.json", "--verbose"});
  EXPECT_THAT(result.out, HasSubstr("1 of 1 specs unchanged since"));
  EXPECT_FALSE(generates({"--check"}));
}

TEST_F(CheckCache, DamagedEntriesCostTimeAlone) {
  EXPECT_EQ(work_.run({"--check"}).exit_status, 0);
  for (const std::string& entry : entries()) fs::resize_file(entry, 10);
  const ProcessResult result = work_.run({"--check"});
  EXPECT_EQ(result.out, "checked 2 files of 2 specs: all true\n");
  EXPECT_EQ(result.err, "");
}

TEST_F(CheckCache, AFolderThatCannotBeMadeIsAWarning) {
  const std::string file = work_.write("a_file", "");
  const ProcessResult result = work_.run({"--check"}, {"XDG_CACHE_HOME=" + file});
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.out, "checked 2 files of 2 specs: all true\n");
  EXPECT_THAT(result.err, HasSubstr("warning: the cache cannot be written to"));
  EXPECT_THAT(result.err, HasSubstr("--no-cache"));
}

TEST_F(CheckCache, WithoutAHomeThereIsNone) {
  const ProcessResult result = work_.run({"--check"}, {"XDG_CACHE_HOME=", "HOME"});
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.err, "");
  EXPECT_TRUE(entries().empty());
}

TEST_F(CheckCache, RunsSideBySideShareIt) {
  std::vector<std::jthread> runs;
  for (int i = 0; i < 4; ++i) {
    runs.emplace_back([&] {
      for (int n = 0; n < 3; ++n) {
        const ProcessResult result = work_.run({"--check"});
        EXPECT_EQ(result.exit_status, 0) << result.err;
        EXPECT_EQ(result.out, "checked 2 files of 2 specs: all true\n");
        EXPECT_EQ(result.err, "");
      }
    });
  }
  runs.clear();
  EXPECT_EQ(entries().size(), 1U);
}

}  // namespace
}  // namespace patchgen
