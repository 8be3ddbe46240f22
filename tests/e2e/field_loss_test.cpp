// The worked spec of Qwen3-VL-MoE, and what patchgen says when it takes one body too many from its
// sibling: that one's output has no router_logits.

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "e2e/workspace.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string kRoot = PATCHGEN_PROJECT_ROOT;
const std::string kSpec = "patches/qwen3_vl_moe/qwen3_vl_moe_gpu.patchspec.json";
const std::string kTarget = R"("target": "Qwen3VLMoeModelImpl::forward",)";

/// A copy of what the spec needs, so that a test may change it.
class FieldLoss : public testing::Test {
 protected:
  FieldLoss() {
    for (const std::string part : {"tests/upstream/torchmodels", "patches"}) {
      fs::create_directories(work_.folder() / part);
      fs::copy(fs::path(kRoot) / part, work_.folder() / part, fs::copy_options::recursive);
    }
    fs::copy(kRoot + "/patchgen.json", work_.folder() / "patchgen.json");
  }

  Workspace work_;
};

TEST_F(FieldLoss, OfTheWorkedSpecThereIsNone) {
  const ProcessResult result = work_.run({kSpec, "--dry-run"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_THAT(result.err, Not(HasSubstr("warning")));
}

TEST_F(FieldLoss, IsWarnedOfWhenTheBodyIsTheSiblings) {
  std::string spec = work_.read(kSpec);
  const std::size_t at = spec.find(kTarget);
  ASSERT_NE(at, std::string::npos);
  spec.insert(at + kTarget.size(), R"(
      "patch_file": "../qwen3_vl/qwen3_vl_gpu_patches.cpp",
      "replacement": "Qwen3VLModelImpl::forward",
      "name_map": { "Qwen3VL": "Qwen3VLMoe" },)");
  work_.write(kSpec, spec);
  const ProcessResult result = work_.run({kSpec, "--dry-run"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_THAT(result.err, HasSubstr("warning: Qwen3VLModelImpl::forward in "
                                    "qwen3_vl_gpu_patches.cpp leaves router_logits of "
                                    "Qwen3VLMoeModelOutputWithPast unset, which upstream's body "
                                    "sets"));
}

}  // namespace
}  // namespace patchgen
