#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "e2e/workspace.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::StartsWith;

/// `lib/x.cpp` in several roots, each with a constant that tells which one it is.
class Sources : public testing::Test {
 protected:
  Sources() {
    for (const std::string root : {"first", "second", "project_root", "specs"}) {
      work_.write(root + "/lib/x.cpp", "int from_" + root + " = 1;\n");
    }
    work_.write("patchgen.json", R"({"source_roots":["project_root"],"output_dir":"gen"})");
    work_.write("specs/s.json", R"({"source":"lib/x.cpp","output":"x.cpp","operations":[]})");
  }

  void expect_from(const std::string& root, std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"specs/s.json", "-v"});
    const ProcessResult result = work_.run(arguments);
    EXPECT_EQ(result.exit_status, 0) << result.err;
    EXPECT_THAT(result.out, StartsWith(root + "/lib/x.cpp -> gen/x.cpp"));
    EXPECT_THAT(work_.read("gen/x.cpp"), HasSubstr("from_" + root));
    EXPECT_THAT(work_.read("gen/x.cpp"), HasSubstr("//  Source:     lib/x.cpp\n"));
  }

  Workspace work_;
};

TEST_F(Sources, CommandLineThenProjectThenSpec) {
  expect_from("first", {"--source-root", "first", "--source-root", "second"});
  expect_from("second", {"--source-root", "second", "--source-root", "first"});
  expect_from("project_root", {});
  fs::remove_all(work_.folder() / "project_root/lib");
  expect_from("specs", {});
  fs::create_directory(work_.folder() / "empty");
  expect_from("specs", {"--source-root", "empty"});
}

TEST_F(Sources, OptionTakesOneFolderAndLeavesTheSpec) {
  const ProcessResult result = work_.run({"--source-root", "first", "specs/s.json"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
}

TEST_F(Sources, EveryPlaceThatWasLookedAtIsNamed) {
  work_.write("specs/s.json", R"({"source":"lib/y.cpp","output":"x.cpp","operations":[]})");
  const ProcessResult result = work_.run({"specs/s.json", "--source-root", "first"});
  EXPECT_EQ(result.exit_status, 2);
  for (const char* place : {"first/lib/y.cpp", "project_root/lib/y.cpp", "specs/lib/y.cpp"}) {
    EXPECT_THAT(result.err, HasSubstr(std::string("looked for ") + place));
  }
}

TEST_F(Sources, WithoutAProjectOutputsGoBesideTheSpec) {
  fs::remove(work_.folder() / "patchgen.json");
  EXPECT_EQ(work_.run({"specs/s.json"}).exit_status, 0);
  EXPECT_TRUE(work_.exists("specs/generated/x.cpp"));
}

TEST_F(Sources, ProjectOfTheSpecIsFoundFromAnywhere) {
  const ProcessResult result = run_process(
      {.arguments = {PATCHGEN_BINARY, work_.folder() / "specs/s.json"}, .working_directory = "/"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_TRUE(work_.exists("gen/x.cpp"));
}

}  // namespace
}  // namespace patchgen
