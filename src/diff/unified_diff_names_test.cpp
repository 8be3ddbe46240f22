#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <patchgen/unified_diff.h>

#include "support/run_process.h"
#include "support/temporary_directory.h"

namespace patchgen {
namespace {

using ::testing::StartsWith;

TEST(UnifiedDiffNames, ArePrintedAsTheyAre) {
  EXPECT_THAT(unified_diff("a\n", "b\n", "a/llama/modeling_llama.cpp", "b/patched.cpp"),
              StartsWith("--- a/llama/modeling_llama.cpp\n+++ b/patched.cpp\n@@ "));
  EXPECT_THAT(unified_diff("a\n", "b\n", "a/größe.cpp", "b/x"), StartsWith("--- a/größe.cpp\n"));
}

TEST(UnifiedDiffNames, BlanksNeedATabBehindTheName) {
  EXPECT_THAT(unified_diff("a\n", "b\n", "a/my model.cpp", "b/x"),
              StartsWith("--- a/my model.cpp\t\n+++ b/x\n"));
}

TEST(UnifiedDiffNames, ControlCharactersNeedQuotes) {
  EXPECT_THAT(unified_diff("a\n", "b\n", "a/t\tn\nq\"b\\", "b/x"),
              StartsWith("--- \"a/t\\011n\\012q\\\"b\\\\\"\n+++ b/x\n"));
}

/// `patch` and `git apply` must find a file of that name by the header alone.
TEST(UnifiedDiffNames, PatchAndGitFindTheFile) {
  for (const std::string name : {"plain.cpp", "my model.cpp", "two  blanks .cpp", "größe.cpp",
                                 "tab\there.cpp", "quote\".cpp", "back\\slash.cpp", "cr\rx.cpp"}) {
    const std::string diff = unified_diff("a\nb\n", "a\nc\n", "a/" + name, "b/" + name);
    for (const std::vector<std::string>& tool :
         {std::vector<std::string>{"patch", "-s", "-p1"}, {"git", "apply", "-p1"}}) {
      const TemporaryDirectory directory;
      directory.write(name, "a\nb\n");
      const ProcessResult result =
          run_process({.arguments = tool, .input = diff, .working_directory = directory.path()});
      EXPECT_TRUE(result.ok()) << tool[0] << " " << name << ": " << result.out << result.err;
      EXPECT_EQ(directory.read(name), "a\nc\n") << tool[0] << " " << name;
    }
  }
}

}  // namespace
}  // namespace patchgen
