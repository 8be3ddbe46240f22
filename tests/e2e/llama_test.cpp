// The worked spec of the repository, through the program.

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "e2e/workspace.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

const std::string kRoot = PATCHGEN_PROJECT_ROOT;
const std::string kUpstream = "tests/upstream/torchmodels/llama/modeling_llama.cpp";
const std::string kOutput = "patched_modeling_llama_gpu.cpp";
const std::string kDiff = "patched_modeling_llama_gpu.diff";

/// A copy of what the spec needs, so that a test may change it.
class Llama : public testing::Test {
 protected:
  Llama() {
    fs::create_directories(work_.folder() / "tests/upstream");
    fs::copy(kRoot + "/tests/upstream", work_.folder() / "tests/upstream",
             fs::copy_options::recursive);
    fs::copy(kRoot + "/patches", work_.folder() / "patches", fs::copy_options::recursive);
    fs::copy(kRoot + "/patchgen.json", work_.folder() / "patchgen.json");
  }

  ProcessResult generate(std::vector<std::string> arguments = {}) {
    arguments.insert(arguments.begin(), {"patches/llama/llama_gpu.patchspec.json", "--diff"});
    return work_.run(std::move(arguments));
  }

  /// What `patch` makes of upstream with the diff in `folder`.
  std::string patched(const std::string& folder) {
    const ProcessResult result = run_process(
        {.arguments = {"patch", "-s", "--binary", "-o", work_.folder() / "patched",
                       work_.folder() / kUpstream, work_.folder() / (folder + "/" + kDiff)}});
    EXPECT_TRUE(result.ok()) << result.out << result.err;
    return work_.read("patched");
  }

  Workspace work_;
};

TEST_F(Llama, GivesTheCheckedInFiles) {
  const ProcessResult result = generate({"-o", "new/deep/folder"});
  ASSERT_EQ(result.exit_status, 0) << result.err;
  EXPECT_EQ(work_.read("new/deep/folder/" + kOutput),
            read_whole_file(kRoot + "/generated/" + kOutput));
  EXPECT_EQ(work_.read("new/deep/folder/" + kDiff), read_whole_file(kRoot + "/generated/" + kDiff));
  EXPECT_EQ(patched("new/deep/folder"), work_.read("new/deep/folder/" + kOutput));
}

TEST_F(Llama, SecondRunTouchesNothing) {
  EXPECT_THAT(generate().out, HasSubstr(", written\n"));
  const auto before = work_.snapshot();
  const ProcessResult result = generate();
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_THAT(result.out, HasSubstr("lines, unchanged\n"));
  EXPECT_EQ(work_.snapshot(), before);
}

TEST_F(Llama, DryRunWritesNothing) {
  const auto before = work_.snapshot();
  const ProcessResult result = generate({"--dry-run"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("not written (dry run)"));
  EXPECT_EQ(work_.snapshot(), before);
}

TEST_F(Llama, CarriageReturnsComeOutEverywhere) {
  std::string crlf;
  for (const char c : work_.read(kUpstream))
    crlf += c == '\n' ? std::string("\r\n") : std::string(1, c);
  work_.write(kUpstream, crlf);
  const ProcessResult result = generate();
  ASSERT_EQ(result.exit_status, 0) << result.err;
  const std::string output = work_.read("generated/" + kOutput);
  std::string unix;
  for (std::size_t i = 0; i < output.size(); ++i) {
    if (output[i] == '\n') {
      ASSERT_EQ(output[i - 1], '\r') << "at byte " << i;
    }
    if (output[i] != '\r') unix += output[i];
  }
  EXPECT_EQ(unix, read_whole_file(kRoot + "/generated/" + kOutput));
  EXPECT_EQ(patched("generated"), output);
}

TEST_F(Llama, MissingLastNewlineStaysMissing) {
  std::string cut = work_.read(kUpstream);
  ASSERT_EQ(cut.back(), '\n');
  cut.pop_back();
  work_.write(kUpstream, cut);
  const ProcessResult result = generate();
  ASSERT_EQ(result.exit_status, 0) << result.err;
  EXPECT_EQ(work_.read("generated/" + kOutput) + "\n",
            read_whole_file(kRoot + "/generated/" + kOutput));
  EXPECT_THAT(work_.read("generated/" + kDiff), HasSubstr("\\ No newline at end of file"));
  EXPECT_EQ(patched("generated"), work_.read("generated/" + kOutput));
}

}  // namespace
}  // namespace patchgen
