#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <string>

#include "e2e/workspace.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr int kSpecs = 12;

/// A project of several specs that share one upstream and one patch file.
class Determinism : public testing::Test {
 protected:
  Determinism() {
    work_.write("patchgen.json", R"({"specs":["specs/*.json"],"source_roots":["."]})");
    work_.write("specs/p.cpp", kSmallPatches);
    for (int i = 0; i < kSpecs; ++i) {
      const std::string number = std::to_string(i);
      const std::string operations = i % 3 == 0 ? kReplaceNorm
                                     : i % 3 == 1
                                         ? R"({"op":"exclude_from_output","target":"Head"})"
                                         : R"({"op":"override_method","target":"Norm::forward"})";
      specs_.push_back("specs/s" + number + ".json");
      work_.write(specs_.back(), small_spec(operations, "o" + number + ".cpp"));
    }
    baseline_ = outputs("base", {"-j", "1"});
    EXPECT_EQ(baseline_.size(), 2U * kSpecs);
  }

  /// Runs over all specs, spelled behind `prefix`, and gives the files written to `folder`.
  std::map<std::string, std::string> outputs(const std::string& folder,
                                             std::vector<std::string> arguments,
                                             const std::vector<std::string>& environment = {},
                                             const std::string& directory = "",
                                             const std::string& prefix = "") {
    arguments.insert(arguments.begin(), PATCHGEN_BINARY);
    for (const std::string& spec : specs_) arguments.push_back(prefix + spec);
    arguments.insert(arguments.end(), {"--diff", "-o", work_.folder() / folder});
    const ProcessResult result =
        run_process({.arguments = arguments,
                     .environment = environment,
                     .working_directory = directory.empty() ? work_.path() : directory});
    EXPECT_EQ(result.exit_status, 0) << result.err;
    std::map<std::string, std::string> files;
    if (!work_.exists(folder)) return files;
    for (const fs::directory_entry& entry :
         fs::recursive_directory_iterator(work_.folder() / folder)) {
      files[entry.path().filename().string()] = read_whole_file(entry.path().string());
    }
    return files;
  }

  Workspace work_;
  std::vector<std::string> specs_;
  std::map<std::string, std::string> baseline_;
};

TEST_F(Determinism, AnyNumberOfThreads) {
  for (const std::string jobs : {"2", "8", "64"}) {
    EXPECT_EQ(outputs("jobs" + jobs, {"-j", jobs}), baseline_) << jobs;
  }
}

TEST_F(Determinism, AnyWorkingDirectoryAndSpellingOfTheSpec) {
  fs::create_directories(work_.folder() / "deep/er");
  EXPECT_EQ(outputs("absolute", {}, {}, "", work_.path() + "/"), baseline_);
  EXPECT_EQ(outputs("from_root", {}, {}, "/", work_.path() + "/"), baseline_);
  EXPECT_EQ(outputs("from_below", {}, {}, work_.folder() / "deep/er", "../../"), baseline_);
  EXPECT_EQ(outputs("dotted", {}, {}, "", "./specs/../"), baseline_);
}

TEST_F(Determinism, AnyEnvironment) {
  for (const std::string variable : {"LC_ALL=C", "LC_ALL=de_DE.UTF-8", "LC_ALL=tr_TR.UTF-8",
                                     "HOME=/", "TZ=Asia/Tokyo", "USER=x"}) {
    EXPECT_EQ(outputs("with_" + variable.substr(0, 4) + variable.substr(variable.size() - 4), {},
                      {variable}),
              baseline_)
        << variable;
  }
}

TEST_F(Determinism, AnotherPlaceOfTheProject) {
  const Workspace other;
  fs::copy(work_.folder() / "specs", other.folder() / "specs");
  fs::copy(work_.folder() / "patchgen.json", other.folder() / "patchgen.json");
  EXPECT_EQ(outputs("moved", {}, {}, other.path()), baseline_);
}

TEST_F(Determinism, HeaderNamesPathsAsTheProjectDoes) {
  const std::string& output = baseline_.at("o3.cpp");
  EXPECT_THAT(output, HasSubstr("//  Source:     m.cpp\n"));
  EXPECT_THAT(output, HasSubstr("//  Spec:       specs/s3.json\n"));
  EXPECT_THAT(output, HasSubstr("//  Regenerate: patchgen specs/s3.json -o generated --diff\n"));
  for (const auto& [name, bytes] : baseline_)
    EXPECT_THAT(bytes, Not(HasSubstr(work_.path()))) << name;
}

TEST_F(Determinism, OrderOfSpecsDoesNotMatter) {
  std::reverse(specs_.begin(), specs_.end());
  EXPECT_EQ(outputs("reversed", {}), baseline_);
}

}  // namespace
}  // namespace patchgen
