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
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// What can be wrong with the bytes of an upstream or a patch file.
struct InputCase {
  std::string name;
  std::string bytes;
  std::string wanted;

  friend std::ostream& operator<<(std::ostream& out, const InputCase& c) { return out << c.name; }
};

const std::string kBinary = std::string(
                                "\x7f"
                                "ELF\x02\x01\x01\0\0\0\0",
                                11) +
                            std::string(500, '\0');

/// A run over a spec that patches, with `file` (m.cpp or p.cpp) as it is now.
void expect_unreadable(const Workspace& work, const std::string& wanted) {
  work.write("s.json", small_spec(kReplaceNorm));
  const auto before = work.snapshot();
  const ProcessResult result = work.run({"s.json", "-o", "out", "--diff"});
  EXPECT_EQ(result.exit_status, 3) << result.err;
  EXPECT_THAT(result.out, IsEmpty());
  EXPECT_THAT(result.err, HasSubstr(wanted));
  EXPECT_EQ(work.snapshot(), before);
}

class UnreadableInput : public testing::TestWithParam<InputCase> {};

TEST_P(UnreadableInput, Upstream) {
  const Workspace work;
  work.write("m.cpp", GetParam().bytes);
  expect_unreadable(work, GetParam().wanted);
}

TEST_P(UnreadableInput, PatchFile) {
  const Workspace work;
  work.write("p.cpp", GetParam().bytes);
  expect_unreadable(work, GetParam().wanted);
}

INSTANTIATE_TEST_SUITE_P(Cases, UnreadableInput,
                         testing::Values(InputCase{"empty", "", ": the file is empty"},
                                         InputCase{"binary", kBinary, ": the file is binary"},
                                         InputCase{"utf16",
                                                   "\xff\xfe"
                                                   "text of some other width",
                                                   "UTF-16"}),
                         [](const auto& tested) { return tested.param.name; });

class UnreadableFile : public testing::TestWithParam<std::string> {};

TEST_P(UnreadableFile, IsADirectory) {
  const Workspace work;
  fs::remove(work.folder() / GetParam());
  fs::create_directory(work.folder() / GetParam());
  expect_unreadable(work, GetParam() + ": is a directory");
}

TEST_P(UnreadableFile, IsLargerThanAnySource) {
  const Workspace work;
  ASSERT_EQ(::truncate((work.folder() / GetParam()).c_str(), 100 << 20), 0);
  expect_unreadable(work, GetParam() + ": is too large: 104857600 bytes");
}

TEST_P(UnreadableFile, MayNotBeRead) {
  const Workspace work;
  work.write("s.json", small_spec(kReplaceNorm));
  ASSERT_EQ(::chmod((work.folder() / GetParam()).c_str(), 0), 0);
  const auto before = work.snapshot();
  const ProcessResult result = work.run_as_ordinary_user({"s.json", "-o", "out"});
  EXPECT_EQ(result.exit_status, 3) << result.err;
  EXPECT_THAT(result.err, HasSubstr(GetParam() + ": permission denied"));
  EXPECT_EQ(work.snapshot(), before);
}

INSTANTIATE_TEST_SUITE_P(Files, UnreadableFile, testing::Values("m.cpp", "p.cpp"),
                         [](const auto& tested) {
                           return std::string(tested.param == "m.cpp" ? "Upstream" : "PatchFile");
                         });

TEST(UnbalancedUpstream, IsAnErrorWithItsPlaceWhenItIsPatched) {
  const Workspace work;
  work.write("m.cpp", kSmallUpstream + "\nvoid f() {\n");
  expect_unreadable(work, "m.cpp:23:10: error: ");
}

TEST(UnbalancedUpstream, IsCopiedAsItIsByASpecWithoutOperations) {
  const Workspace work;
  const std::string odd = "}} (\nclass {\r\nx \xff\"";
  work.write("m.cpp", odd);
  work.write("s.json", R"({"source":"m.cpp","output":"o.cpp","operations":[]})");
  const ProcessResult result = work.run({"s.json", "-o", "out"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
  const std::string output = work.read("out/o.cpp");
  ASSERT_GT(output.size(), odd.size());
  EXPECT_EQ(output.substr(output.size() - odd.size()), odd);
  EXPECT_FALSE(work.exists("out/o.diff"));
}

TEST(UnbalancedPatchFile, IsAnErrorWithItsPlace) {
  const Workspace work;
  work.write("p.cpp", kSmallPatches + "void f() {\n");
  expect_unreadable(work, "p.cpp:16:10: error: ");
}

TEST(InputErrors, OfSeveralFilesComeAtOnceAndTheWorstDecidesTheStatus) {
  const Workspace work;
  work.write("m.cpp", "");
  work.write("p.cpp", kBinary);
  work.write("s.json", small_spec(kReplaceNorm));
  work.write("t.json", R"({"source":"m.cpp"})");
  const ProcessResult result = work.run({"s.json", "t.json", "-o", "out"});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_THAT(result.err, HasSubstr("the file is empty"));
  EXPECT_THAT(result.err, HasSubstr("the file is binary"));
  EXPECT_THAT(result.err, HasSubstr("t.json:1:"));
}

}  // namespace
}  // namespace patchgen
