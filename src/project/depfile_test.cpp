#include "project/depfile.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "support/virtual_disk.h"

namespace patchgen {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST(DepfilePath, OrdinaryNamesStayAsTheyAre) {
  EXPECT_EQ(depfile_path("patches/llama_gpu-1.0+b.patchspec.json"),
            "patches/llama_gpu-1.0+b.patchspec.json");
  EXPECT_EQ(depfile_path("/w/größe/@a,b~(1)=%.cpp"), "/w/größe/@a,b~(1)=%.cpp");
}

TEST(DepfilePath, BlanksHashesDollarsAndColonsAreEscaped) {
  EXPECT_EQ(depfile_path("a b"), "a\\ b");
  EXPECT_EQ(depfile_path(" a  b"), "\\ a\\ \\ b");
  EXPECT_EQ(depfile_path("c#"), "c\\#");
  EXPECT_EQ(depfile_path("$x/$(y)"), "$$x/$$(y)");
  EXPECT_EQ(depfile_path("C:x"), "C\\:x");
}

TEST(DepfilePath, BackslashesAreDoubledBeforeBlanksAlone) {
  EXPECT_EQ(depfile_path("a\\b"), "a\\b");
  EXPECT_EQ(depfile_path("a\\\\ b"), "a\\\\\\\\\\ b");
  EXPECT_EQ(depfile_path("a\\b c"), "a\\b\\ c");
}

GenerateResult result_of(std::vector<std::string> outputs, std::vector<std::string> inputs) {
  GenerateResult result;
  for (const std::string& output : outputs) {
    GeneratedFile file;
    file.path = output + ".cpp";
    file.diff_path = output + ".diff";
    result.files.push_back(std::move(file));
  }
  result.inputs = std::move(inputs);
  return result;
}

TEST(Depfile, OutputsOfEachSpecDependOnWhatWasReadForThem) {
  const std::vector<GenerateResult> results = {
      result_of({"g/a", "g/b"}, {"s 1.json", "patchgen.json", "up.cpp"}),
      result_of({"g/c"}, {"s2.json", "patchgen.json"})};
  EXPECT_EQ(depfile(results, false),
            "g/a.cpp g/b.cpp: \\\n  s\\ 1.json \\\n  patchgen.json \\\n  up.cpp\n"
            "g/c.cpp: \\\n  s2.json \\\n  patchgen.json\n"
            "\npatchgen.json:\n\ns\\ 1.json:\n\ns2.json:\n\nup.cpp:\n");
}

TEST(Depfile, DiffsAreOutputsWhenTheyAreWritten) {
  EXPECT_EQ(depfile({result_of({"a", "b"}, {"s"})}, true),
            "a.cpp a.diff b.cpp b.diff: \\\n  s\n\ns:\n");
}

TEST(Depfile, InputsThatWereReadTwiceStandThereOnce) {
  EXPECT_EQ(depfile({result_of({"a"}, {"s", "p", "s", "p"})}, false),
            "a.cpp: \\\n  s \\\n  p\n\np:\n\ns:\n");
}

class CheckDepfile : public testing::Test {
 protected:
  Diagnostics check(const std::string& path, bool with_diffs = true) {
    Diagnostics diagnostics;
    check_depfile(disk_, results_, with_diffs, path, diagnostics);
    return diagnostics;
  }
  VirtualDisk disk_{"/"};
  std::vector<GenerateResult> results_ = {result_of({"/g/a"}, {"/s.json"})};
};

TEST_F(CheckDepfile, MayNotOverwriteWhatIsReadOrGenerated) {
  EXPECT_THAT(check("/g/a.d").all(), IsEmpty());
  for (const char* path : {"/s.json", "/g/../s.json", "/g/a.cpp", "/g/a.diff"}) {
    const Diagnostics diagnostics = check(path);
    ASSERT_THAT(diagnostics.all(), SizeIs(1)) << path;
    EXPECT_THAT(diagnostics.all()[0].message, HasSubstr("--depfile would overwrite /"));
    EXPECT_EQ(diagnostics.exit_status(), 2);
  }
  EXPECT_THAT(check("/g/a.diff", false).all(), IsEmpty()) << "no diff is written";
}

TEST_F(CheckDepfile, MustBeWritable) {
  disk_.make_directory("/g/d");
  const Diagnostics diagnostics = check("/g/d");
  ASSERT_THAT(diagnostics.all(), SizeIs(1));
  EXPECT_EQ(diagnostics.all()[0].message, "cannot write: is a directory");
  EXPECT_EQ(diagnostics.exit_status(), 4);
}

TEST_F(CheckDepfile, LineBreaksHaveNoSpelling) {
  results_ = {result_of({"/g/a\nb"}, {"/s\r.json"})};
  const Diagnostics diagnostics = check("/d", false);
  ASSERT_THAT(diagnostics.all(), SizeIs(2));
  EXPECT_THAT(diagnostics.all()[0].message, HasSubstr("line break"));
}

}  // namespace
}  // namespace patchgen
