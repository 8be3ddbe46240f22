// Runs every case below tests/golden/ and compares with what the case expects. With PATCHGEN_BLESS
// set in the environment, what came out is written as what is expected, and the test fails: a run
// that blesses proves nothing.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "golden/golden_case.h"
#include "support/run_process.h"
#include "support/syntax_check.h"
#include "support/temporary_directory.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;

bool blessing() {
  return std::getenv("PATCHGEN_BLESS") != nullptr;
}

void write_file(const fs::path& path, const std::string& bytes) {
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << bytes;
}

void bless(const GoldenCase& golden, const GoldenRun& run) {
  const fs::path folder = golden.folder;
  fs::remove_all(folder / "expected");
  fs::remove(folder / "expected_messages");
  for (const auto& [name, bytes] : run.files) write_file(folder / "expected" / name, bytes);
  fs::remove(folder / "expected_left_alone");
  if (!run.left_alone.empty()) write_file(folder / "expected_left_alone", run.left_alone);
  if (!run.messages.empty()) write_file(folder / "expected_messages", run.messages);
}

class Golden : public testing::TestWithParam<GoldenCase> {};

TEST_P(Golden, GivesWhatIsExpected) {
  const GoldenRun run = run_golden(GetParam());
  if (blessing()) {
    bless(GetParam(), run);
    FAIL() << "blessed; read the files, then run without PATCHGEN_BLESS";
  }
  EXPECT_EQ(run.messages, optional_file(GetParam(), "expected_messages"));
  EXPECT_EQ(run.left_alone, optional_file(GetParam(), "expected_left_alone"));
  const auto expected = expected_files(GetParam());
  EXPECT_EQ(expected.empty(), run.exit_status != 0);
  for (const auto& [name, bytes] : expected) {
    ASSERT_TRUE(run.files.contains(name)) << name << " was not generated";
    EXPECT_EQ(run.files.at(name), bytes) << name;
  }
  EXPECT_EQ(run.files.size(), expected.size());
}

TEST_P(Golden, EachHunkIsExplained) {
  const GoldenRun run = run_golden(GetParam());
  EXPECT_EQ(run.unexplained, "");
  std::size_t hunks = 0;
  for (const auto& [name, bytes] : run.files) {
    if (!name.ends_with(".diff")) continue;
    for (std::size_t at = bytes.find("\n@@ "); at != std::string::npos;
         at = bytes.find("\n@@ ", at + 1)) {
      ++hunks;
    }
  }
  std::size_t explained = 0;
  for (std::size_t at = run.explained.find("\n  @@ "); at != std::string::npos;
       at = run.explained.find("\n  @@ ", at + 1)) {
    ++explained;
  }
  EXPECT_EQ(explained, hunks);
}

TEST_P(Golden, PatchAppliesItsDiff) {
  for (const auto& [name, diff] : expected_files(GetParam())) {
    if (!name.ends_with(".diff")) continue;
    // `--- a/source` and `+++ b/output` are the first two lines.
    const std::string source = diff.substr(6, diff.find('\n') - 6);
    const std::size_t second = diff.find('\n') + 1;
    const std::string output = diff.substr(second + 6, diff.find('\n', second) - second - 6);
    const TemporaryDirectory folder;
    const std::string patch = folder.write("x.diff", diff);
    const ProcessResult result =
        run_process({.arguments = {"patch", "-s", "--binary", "-o", folder / "patched",
                                   GetParam().folder + "/upstream/" + source, patch}});
    ASSERT_TRUE(result.ok()) << result.out << result.err;
    EXPECT_EQ(folder.read("patched"), expected_files(GetParam()).at(output));
  }
}

/// A case whose files are no complete programs says why in a file `not_compiled`.
TEST_P(Golden, CompilesBeforeAndAfter) {
  const fs::path folder = GetParam().folder;
  if (fs::exists(folder / "not_compiled")) {
    EXPECT_GT(fs::file_size(folder / "not_compiled"), 10U) << "say why";
    return;
  }
  const auto compile = [&](const fs::path& file, const std::string& also) {
    const std::string errors =
        syntax_errors(file.string(), {"-std=c++20", "-x", "c++", "-nostdinc", "-w", "-I", also,
                                      "-I", (folder / "include").string(), "-I",
                                      std::string(PATCHGEN_PROJECT_ROOT) + "/tests/golden/include",
                                      "-I", (folder / "upstream").string()});
    EXPECT_EQ(errors, "") << file;
  };
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder / "upstream")) {
    if (entry.is_regular_file()) compile(entry.path(), folder / "upstream");
  }
  for (const auto& [name, bytes] : expected_files(GetParam())) {
    if (!name.ends_with(".diff")) compile(folder / "expected" / name, folder / "expected");
  }
}

std::string test_name(const testing::TestParamInfo<GoldenCase>& info) {
  std::string name = info.param.name;
  std::replace_if(
      name.begin(), name.end(),
      [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Cases, Golden, testing::ValuesIn(golden_cases()), test_name);

TEST(GoldenCases, AreThere) {
  EXPECT_FALSE(golden_cases().empty());
}

}  // namespace
}  // namespace patchgen
