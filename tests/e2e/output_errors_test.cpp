#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

#include "e2e/workspace.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A workspace with two specs that are fine: a.json and b.json, with outputs a.cpp and b.cpp.
class OutputError : public testing::Test {
 protected:
  OutputError() {
    work_.write("a.json", small_spec(kReplaceNorm, "a.cpp"));
    work_.write("b.json", small_spec("", "b.cpp"));
  }

  void expect_failure(const ProcessResult& result, int status, const std::string& wanted) const {
    EXPECT_EQ(result.exit_status, status) << result.err;
    EXPECT_THAT(result.out, IsEmpty());
    EXPECT_THAT(result.err, HasSubstr(wanted));
  }

  Workspace work_;
};

TEST_F(OutputError, LinksOutOfTheOutputFolderAreNotFollowed) {
  work_.write("elsewhere/kept.cpp", "kept");
  work_.write("out/readme", "");
  work_.write("c.json", small_spec("", "deep/c.cpp"));
  fs::create_directory_symlink(work_.folder() / "elsewhere", work_.folder() / "out/deep");
  fs::create_symlink(work_.folder() / "elsewhere/kept.cpp", work_.folder() / "out/a.cpp");
  fs::create_symlink(work_.folder() / "elsewhere/new.diff", work_.folder() / "out/b.diff");
  const auto before = work_.snapshot();
  for (const char* spec : {"a.json", "b.json", "c.json"}) {
    expect_failure(work_.run({spec, "--diff", "-o", "out"}), 2,
                   "error: would be written outside of the output folder out\n");
    expect_failure(work_.run({spec, "--diff", "--dry-run", "-o", "out"}), 2, "a symbolic link");
    EXPECT_EQ(work_.run({"--check", "--fix", "--force", spec, "-o", "out"}).exit_status, 2);
  }
  EXPECT_EQ(work_.snapshot(), before);
}

TEST_F(OutputError, TheOutputFolderMayBeALinkItself) {
  work_.write("elsewhere/kept.cpp", "kept");
  fs::create_directory_symlink(work_.folder() / "elsewhere", work_.folder() / "out");
  EXPECT_EQ(work_.run({"a.json", "--diff", "-o", "out"}).exit_status, 0);
  EXPECT_TRUE(work_.exists("elsewhere/a.cpp"));
  EXPECT_EQ(work_.run({"--check", "a.json", "-o", "out"}).exit_status, 0);
}

TEST_F(OutputError, OutputDirectoryIsAFile) {
  work_.write("out", "a file");
  const auto before = work_.snapshot();
  expect_failure(work_.run({"a.json", "-o", "out"}), 4, "out/a.cpp: error: cannot write: ");
  expect_failure(work_.run({"a.json", "-o", "out", "--dry-run"}), 4,
                 "out/a.cpp: error: cannot write: ");
  EXPECT_EQ(work_.snapshot(), before);
}

TEST_F(OutputError, OutputIsADirectory) {
  fs::create_directories(work_.folder() / "out/b.cpp");
  const auto before = work_.snapshot();
  expect_failure(work_.run({"a.json", "b.json", "-o", "out"}), 4, "out/b.cpp: error: cannot write");
  EXPECT_EQ(work_.snapshot(), before);
}

TEST_F(OutputError, OutputDirectoryIsReadOnly) {
  fs::create_directory(work_.folder() / "out");
  ASSERT_EQ(::chmod((work_.folder() / "out").c_str(), 0555), 0);
  const auto before = work_.snapshot();
  for (const std::string flag : {"--diff", "--dry-run"}) {
    expect_failure(work_.run_as_ordinary_user({"a.json", "-o", "out", flag}), 4,
                   "cannot be written to: permission denied");
  }
  expect_failure(work_.run_as_ordinary_user({"a.json", "-o", "out/deep/er"}), 4,
                 "permission denied");
  EXPECT_EQ(work_.snapshot(), before);
}

TEST_F(OutputError, FileSizeLimitLeavesOldFilesWhole) {
  // The output of the second spec is the larger one, so it is the second file that fails.
  work_.write("m2.cpp", kSmallUpstream + "// " + std::string(20000, 'x') + "\n");
  work_.write("b.json", R"({"source":"m2.cpp","output":"b.cpp","operations":[]})");
  work_.write("out/a.cpp", "old a");
  work_.write("out/b.cpp", "old b");
  const auto before = work_.snapshot();
  const ProcessResult result =
      work_.run_behind({"prlimit", "--fsize=16384"}, {"a.json", "b.json", "-o", "out", "--diff"});
  expect_failure(result, 4, "out/b.cpp: error: cannot write: larger than");
  auto after = work_.snapshot();
  // The folder has had temporary files for a moment; nothing else may differ.
  after["out"] = before.at("out");
  EXPECT_EQ(after, before);
}

TEST_F(OutputError, FullDiskLeavesNothing) {
  // A tiny file system in a mount namespace of its own; it ends with the process.
  const std::string script =
      "mount -t tmpfs -o size=16k tmpfs out && { printf old > out/a.cpp; \"$0\" \"$@\"; s=$?; "
      "echo left: $(ls -A out); cat out/a.cpp; exit $s; }";
  fs::create_directory(work_.folder() / "out");
  work_.write("m2.cpp", kSmallUpstream + "// " + std::string(20000, 'x') + "\n");
  work_.write("b.json", R"({"source":"m2.cpp","output":"b.cpp","operations":[]})");
  const std::vector<std::string> unshare = {"unshare", "--mount", "--map-root-user"};
  std::vector<std::string> probe = unshare;
  probe.insert(probe.end(), {"mount", "-t", "tmpfs", "tmpfs", work_.folder() / "out"});
  if (!run_process({.arguments = probe}).ok()) {
    GTEST_SKIP() << "this machine lets no file system be mounted; FileSizeLimitLeavesOldFilesWhole "
                    "covers a write that fails half-way";
  }
  std::vector<std::string> prefix = unshare;
  prefix.insert(prefix.end(), {"sh", "-c", script});
  const ProcessResult result = work_.run_behind(prefix, {"a.json", "b.json", "-o", "out"});
  EXPECT_EQ(result.exit_status, 4) << result.err;
  EXPECT_THAT(result.err, HasSubstr("out/b.cpp: error: cannot write: no space left on device"));
  EXPECT_EQ(result.out, "left: a.cpp\nold");
}

TEST_F(OutputError, TwoSpecsWithOneOutput) {
  work_.write("sub/c.json", small_spec("", "a.cpp"));
  work_.write("sub/m.cpp", kSmallUpstream);
  work_.write("sub/p.cpp", kSmallPatches);
  const auto before = work_.snapshot();
  const ProcessResult result = work_.run({"a.json", "sub/c.json", "-o", "out"});
  expect_failure(result, 2, "sub/c.json:1:28: error: out/a.cpp would be written twice");
  EXPECT_THAT(result.err, HasSubstr("an output of a.json"));
  EXPECT_EQ(work_.snapshot(), before);
}

TEST_F(OutputError, OneSpecNamedTwice) {
  const auto before = work_.snapshot();
  expect_failure(work_.run({"a.json", "./a.json", "-o", "out"}), 2, "the spec is named twice");
  EXPECT_EQ(work_.snapshot(), before);
}

TEST_F(OutputError, TwoSpecsWithOneDiff) {
  work_.write("c.json", small_spec("", "a.h"));
  const auto before = work_.snapshot();
  for (const std::string flag : {"-v", "--dry-run"}) {
    expect_failure(work_.run({"a.json", "c.json", "-o", "out", "--diff", flag}), 2,
                   "c.json:1:28: error: out/a.diff would be written twice");
  }
  EXPECT_EQ(work_.snapshot(), before);
  EXPECT_EQ(work_.run({"a.json", "c.json", "-o", "out"}).exit_status, 0);
}

TEST_F(OutputError, InputsAreNeverOverwritten) {
  const auto expect_refused = [&](const std::string& output, const std::string& input) {
    work_.write("c.json", small_spec(kReplaceNorm, output));
    const auto before = work_.snapshot();
    for (const std::string flag : {"--diff", "--dry-run"}) {
      const ProcessResult result = work_.run({"c.json", "-o", ".", flag});
      expect_failure(result, 2, "c.json:1:28: error: would overwrite " + input + ", which");
    }
    EXPECT_EQ(work_.snapshot(), before);
  };
  expect_refused("m.cpp", "m.cpp");
  expect_refused("p.cpp", "p.cpp");
  expect_refused("c.json", "c.json");
}

TEST_F(OutputError, InputsOfOtherSpecsAreNeverOverwrittenEither) {
  work_.write("other/m.cpp", kSmallUpstream);
  work_.write("c.json", R"({"source":"other/m.cpp","output":"m.cpp","operations":[]})");
  const auto before = work_.snapshot();
  expect_failure(work_.run({"c.json", "a.json", "-o", "."}), 2,
                 "would overwrite m.cpp, which a.json reads");
  EXPECT_EQ(work_.snapshot(), before);
}

TEST_F(OutputError, InputsAreRecognisedThroughLinks) {
  fs::create_directory_symlink(work_.path(), work_.folder() / "link");
  work_.write("c.json", small_spec(kReplaceNorm, "m.cpp"));
  const auto before = work_.snapshot();
  expect_failure(work_.run({"c.json", "-o", "link"}), 2, "would overwrite");
  EXPECT_EQ(work_.snapshot(), before);
}

TEST_F(OutputError, DryRunReportsWhatARunReports) {
  work_.write("a.json", small_spec(R"({"op":"replace_class","target":"Nrm"})"));
  EXPECT_EQ(work_.run({"a.json", "-o", "out", "--dry-run"}).err,
            work_.run({"a.json", "-o", "out"}).err);
}

TEST_F(OutputError, SourceRootThatIsNoFolder) {
  const auto before = work_.snapshot();
  expect_failure(work_.run({"a.json", "-o", "out", "--source-root", "thrid_party"}), 2,
                 "--source-root: no folder 'thrid_party'");
  EXPECT_EQ(work_.snapshot(), before);
}

}  // namespace
}  // namespace patchgen
