// The library that patches call, patches/common/include/modeling: converters, plans, registry.

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <gtest/gtest.h>
#include <modeling/checkpoint.h>
#include <modeling/expert_converter.h>
#include <modeling/parallel_plan.h>
#include <modeling/registry.h>
#include <string>
#include <torch/torch.h>
#include <vector>

#include "support/model_compare.h"

namespace {

using modeling::ExpertSizes;
using modeling::ExpertTensorConverter;
using modeling::FusedLayout;
using modeling::ParallelPlan;
using modeling::StateDict;

const ExpertSizes kSizes{/*num_experts=*/3, /*hidden_size=*/4, /*intermediate_size=*/5};
const std::string kPrefix = "model.layers.0.mlp.experts.";

std::string message_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const c10::Error& error) {
    return error.what_without_backtrace();
  }
  return "";
}

#define EXPECT_MESSAGE(statement, part)                                                 \
  do {                                                                                  \
    const std::string message = message_of([&] { statement; });                         \
    EXPECT_NE(message.find(part), std::string::npos) << "message: '" << message << "'"; \
  } while (false)

/// A layer's experts, one by one.
StateDict per_expert_checkpoint() {
  torch::manual_seed(5);
  StateDict state;
  for (std::int64_t i = 0; i < kSizes.num_experts; ++i) {
    const std::string expert = kPrefix + std::to_string(i) + ".";
    state[expert + "gate_proj.weight"] = torch::rand({5, 4});
    state[expert + "up_proj.weight"] = torch::rand({5, 4});
    state[expert + "down_proj.weight"] = torch::rand({4, 5});
  }
  state["model.norm.weight"] = torch::rand({4});
  return state;
}

StateDict convert(const StateDict& checkpoint, const ExpertSizes& sizes = kSizes,
                  FusedLayout layout = FusedLayout::Detect) {
  ExpertTensorConverter converter(sizes, layout);
  return modeling::convert_checkpoint(checkpoint, &converter);
}

void expect_equal(const StateDict& actual, const StateDict& expected) {
  ASSERT_EQ(actual.size(), expected.size());
  for (const auto& [name, tensor] : expected) {
    SCOPED_TRACE(name);
    ASSERT_EQ(actual.count(name), 1U);
    EXPECT_NEAR_TENSOR(actual.at(name), tensor, 0.0);
  }
}

TEST(ExpertConverter, StacksExpertsWithGateAboveUp) {
  const StateDict checkpoint = per_expert_checkpoint();
  const StateDict state = convert(checkpoint);
  ASSERT_EQ(state.size(), 3U);
  const auto& gate_up = state.at(kPrefix + "gate_up_proj");
  ASSERT_EQ(gate_up.sizes(), (std::vector<std::int64_t>{3, 10, 4}));
  EXPECT_NEAR_TENSOR(gate_up[2].slice(0, 0, 5), checkpoint.at(kPrefix + "2.gate_proj.weight"), 0.0);
  EXPECT_NEAR_TENSOR(gate_up[2].slice(0, 5), checkpoint.at(kPrefix + "2.up_proj.weight"), 0.0);
  const auto& down = state.at(kPrefix + "down_proj");
  ASSERT_EQ(down.sizes(), (std::vector<std::int64_t>{3, 4, 5}));
  EXPECT_NEAR_TENSOR(down[1], checkpoint.at(kPrefix + "1.down_proj.weight"), 0.0);
}

TEST(ExpertConverter, MoreThanTenExpertsStandInTheOrderOfTheirNumbers) {
  StateDict checkpoint;
  for (std::int64_t i = 0; i < 12; ++i) {
    checkpoint["experts." + std::to_string(i) + ".down_proj.weight"] =
        torch::full({4, 5}, static_cast<double>(i));
  }
  const auto down = convert(checkpoint, {12, 4, 5}).at("experts.down_proj");
  EXPECT_NEAR_TENSOR(down.select(1, 0).select(1, 0), torch::arange(12), 0.0);
}

TEST(ExpertConverter, AnyOrderOfTheTensorsWillDo) {
  const StateDict checkpoint = per_expert_checkpoint();
  ExpertTensorConverter converter(kSizes);
  StateDict state;
  for (auto item = checkpoint.rbegin(); item != checkpoint.rend(); ++item) {
    if (!converter.can_handle(item->first)) continue;
    for (const auto& [name, tensor] : converter.convert(item->first, item->second))
      state[name] = tensor;
  }
  converter.finalize();
  StateDict expected = convert(checkpoint);
  expected.erase("model.norm.weight");
  expect_equal(state, expected);
}

TEST(ExpertConverter, RoundTripsFromEveryLayout) {
  const StateDict checkpoint = per_expert_checkpoint();
  const StateDict native = convert(checkpoint);
  expect_equal(modeling::split_experts(native), checkpoint);
  expect_equal(convert(modeling::split_experts(native)), native);
  expect_equal(convert(native), native);
  expect_equal(convert(modeling::transpose_experts(native)), native);
  expect_equal(modeling::transpose_experts(modeling::transpose_experts(native)), native);
}

TEST(ExpertConverter, NativeWeightsAreNotCopied) {
  const StateDict native = convert(per_expert_checkpoint());
  const StateDict again = convert(native);
  EXPECT_EQ(again.at(kPrefix + "gate_up_proj").data_ptr(),
            native.at(kPrefix + "gate_up_proj").data_ptr());
}

TEST(ExpertConverter, HandlesTheNamesOfExpertsAlone) {
  const ExpertTensorConverter converter(kSizes);
  for (const char* name : {"experts.0.up_proj.weight", "a.experts.12.down_proj.weight",
                           "experts.gate_up_proj", "a.b.experts.down_proj"}) {
    EXPECT_TRUE(converter.can_handle(name)) << name;
  }
  for (const char* name :
       {"mlp.up_proj.weight", "experts.up_proj.weight", "experts.0.up_proj.bias", "experts.gate",
        "my_experts.0.up_proj.weight", "my_experts.down_proj", "experts.x.up_proj.weight",
        "experts.0.0.up_proj.weight", "shared_expert.down_proj.weight", ""}) {
    EXPECT_FALSE(converter.can_handle(name)) << name;
  }
}

TEST(ExpertConverter, FinalizeNamesWhatATruncatedCheckpointLacks) {
  StateDict checkpoint = per_expert_checkpoint();
  checkpoint.erase(kPrefix + "0.down_proj.weight");
  checkpoint.erase(kPrefix + "1.up_proj.weight");
  checkpoint.erase(kPrefix + "2.gate_proj.weight");
  EXPECT_MESSAGE(convert(checkpoint), kPrefix + "down_proj lacks 0.down_proj");
  EXPECT_MESSAGE(convert(checkpoint), kPrefix + "gate_up_proj lacks 1.up_proj, 2.gate_proj");
}

TEST(ExpertConverter, ALayerWithoutAnyExpertsIsTheModelsToMiss) {
  EXPECT_EQ(convert({{"model.norm.weight", torch::ones({4})}}).size(), 1U);
}

TEST(ExpertConverter, RefusesUnexpectedShapes) {
  const auto one = [](const std::string& name, at::IntArrayRef sizes) {
    convert({{name, torch::zeros(sizes)}});
  };
  EXPECT_MESSAGE(one("experts.0.up_proj.weight", {4, 5}), "expected [5, 4]");
  EXPECT_MESSAGE(one("experts.0.down_proj.weight", {5, 4}), "expected [4, 5]");
  EXPECT_MESSAGE(one("experts.3.up_proj.weight", {5, 4}), "the model has 3 experts");
  EXPECT_MESSAGE(one("experts.gate_up_proj", {3, 9, 4}), "expected [3, 10, 4]");
  EXPECT_MESSAGE(one("experts.gate_up_proj", {2, 10, 4}), "expected [3, 10, 4]");
  EXPECT_MESSAGE(one("experts.down_proj", {12, 5}), "expected [3, 4, 5]");
}

TEST(ExpertConverter, RefusesATensorThatComesTwice) {
  ExpertTensorConverter converter(kSizes);
  converter.convert("experts.0.up_proj.weight", torch::zeros({5, 4}));
  EXPECT_MESSAGE(converter.convert("experts.0.up_proj.weight", torch::zeros({5, 4})),
                 "comes twice");
  StateDict both = per_expert_checkpoint();
  both[kPrefix + "down_proj"] = torch::zeros({3, 4, 5});
  EXPECT_MESSAGE(convert(both), kPrefix + "down_proj comes twice");

  // In either order, whole and one by one.
  ExpertTensorConverter fused_first(kSizes);
  fused_first.convert("experts.down_proj", torch::zeros({3, 4, 5}));
  EXPECT_MESSAGE(fused_first.convert("experts.1.down_proj.weight", torch::zeros({4, 5})),
                 "experts.1.down_proj.weight comes twice: experts.down_proj is complete");
  EXPECT_MESSAGE(fused_first.convert("experts.down_proj", torch::zeros({3, 4, 5})),
                 "experts.down_proj comes twice");
  ExpertTensorConverter expert_first(kSizes);
  expert_first.convert("experts.1.down_proj.weight", torch::zeros({4, 5}));
  EXPECT_MESSAGE(expert_first.convert("experts.down_proj", torch::zeros({3, 4, 5})),
                 "comes twice: whole, and an expert's down_proj");
}

TEST(ExpertConverter, RefusesTypesThatDiffer) {
  StateDict checkpoint = per_expert_checkpoint();
  auto& expert = checkpoint.at(kPrefix + "1.up_proj.weight");
  expert = expert.to(torch::kFloat64);
  EXPECT_MESSAGE(convert(checkpoint), kPrefix + "1.up_proj.weight is of type Double, others");
  expert = expert.to(torch::kInt64);
  EXPECT_MESSAGE(convert(checkpoint), "expected floating-point numbers");
  EXPECT_MESSAGE(convert({{"experts.down_proj", torch::zeros({3, 4, 5}, torch::kInt8)}}),
                 "experts.down_proj is of type Char; expected floating-point numbers");
  StateDict half;
  for (const auto& [name, tensor] : per_expert_checkpoint()) half[name] = tensor.to(torch::kHalf);
  EXPECT_EQ(convert(half).at(kPrefix + "down_proj").scalar_type(), torch::kHalf);
}

TEST(ExpertConverter, BeginsAnewWithEachCheckpoint) {
  const StateDict checkpoint = per_expert_checkpoint();
  StateDict truncated = checkpoint;
  truncated.erase(kPrefix + "1.up_proj.weight");
  ExpertTensorConverter converter(kSizes);
  EXPECT_MESSAGE(modeling::convert_checkpoint(truncated, &converter), "not complete");
  for (int i = 0; i < 2; ++i) {
    expect_equal(modeling::convert_checkpoint(checkpoint, &converter), convert(checkpoint));
  }
}

TEST(ExpertConverter, SplitsNativePairsAlone) {
  const StateDict native = convert(per_expert_checkpoint());
  EXPECT_MESSAGE(modeling::split_experts(modeling::transpose_experts(native)),
                 "expected [E, 2*I, H] and [E, H, I]");
  StateDict odd = native;
  odd.at(kPrefix + "gate_up_proj") = torch::zeros({3, 9, 4});
  EXPECT_MESSAGE(modeling::split_experts(odd), "gate_up_proj is [3, 9, 4], down_proj [3, 4, 5]");
  odd.erase(kPrefix + "gate_up_proj");
  EXPECT_MESSAGE(modeling::split_experts(odd), kPrefix + "gate_up_proj is missing");
}

TEST(ExpertConverter, AShapeOfBothLayoutsHasToBeNamed) {
  const ExpertSizes square{3, 10, 5};  // 2 * 5 == 10
  const auto tensor = torch::rand({3, 10, 10});
  const StateDict checkpoint{{"experts.gate_up_proj", tensor}};
  EXPECT_MESSAGE(convert(checkpoint, square),
                 "and experts.down_proj, which would tell, is not there: say which layout");
  EXPECT_NEAR_TENSOR(convert(checkpoint, square, FusedLayout::Native).at("experts.gate_up_proj"),
                     tensor, 0.0);
  EXPECT_NEAR_TENSOR(
      convert(checkpoint, square, FusedLayout::Transposed).at("experts.gate_up_proj"),
      tensor.transpose(1, 2), 0.0);
  // Its other weight is of one layout alone, and held to the named one.
  const StateDict down{{"experts.down_proj", torch::rand({3, 5, 10})}};
  EXPECT_EQ(convert(down, square).at("experts.down_proj").size(1), 10);
  EXPECT_MESSAGE(convert(down, square, FusedLayout::Native), "expected [3, 10, 5]");
}

TEST(ExpertConverter, AShapeOfBothLayoutsHasThatOfTheLayersOtherWeight) {
  // 2 * I == H: down_proj tells. I == H: gate_up_proj does.
  for (const ExpertSizes& sizes : {ExpertSizes{3, 10, 5}, ExpertSizes{3, 10, 10}}) {
    const StateDict native{
        {"a.experts.gate_up_proj", torch::rand({3, 2 * sizes.intermediate_size, 10})},
        {"a.experts.down_proj", torch::rand({3, 10, sizes.intermediate_size})}};
    const StateDict transposed = modeling::transpose_experts(native);
    expect_equal(convert(native, sizes), native);
    expect_equal(convert(transposed, sizes), native);

    StateDict backwards;
    ExpertTensorConverter converter(sizes);
    for (auto item = transposed.rbegin(); item != transposed.rend(); ++item) {
      for (const auto& [name, tensor] : converter.convert(item->first, item->second))
        backwards[name] = tensor;
    }
    converter.finalize();
    expect_equal(backwards, native);
  }
}

struct FlatConfig {
  std::int64_t num_experts = 3;
  std::int64_t hidden_size = 4;
  std::int64_t moe_intermediate_size = 5;
};
struct NestedConfig {
  std::int64_t hidden_size = 99;  // another tower's
  FlatConfig text_config;
};

TEST(ExpertConverter, TheFactoryFindsTheTextConfiguration) {
  const StateDict checkpoint = per_expert_checkpoint();
  const auto flat = modeling::create_expert_tensor_converter(FlatConfig());
  const auto nested = modeling::create_expert_tensor_converter(NestedConfig());
  expect_equal(modeling::convert_checkpoint(checkpoint, flat.get()), convert(checkpoint));
  expect_equal(modeling::convert_checkpoint(checkpoint, nested.get()), convert(checkpoint));
}

TEST(ParallelPlan, CutsWhatAPatternNames) {
  const ParallelPlan plan = ParallelPlan().shard("layers.*.down_proj", 0).shard("head", 1);
  const StateDict whole{{"layers.0.down_proj", torch::rand({4, 2})},
                        {"layers.1.down_proj", torch::rand({4, 2})},
                        {"layers.1.x.down_proj", torch::rand({4, 2})},
                        {"head", torch::rand({3, 2})}};
  const StateDict second = plan.shard_of(whole, 1, 2);
  EXPECT_NEAR_TENSOR(second.at("layers.1.down_proj"), whole.at("layers.1.down_proj").slice(0, 2),
                     0.0);
  EXPECT_NEAR_TENSOR(second.at("head"), whole.at("head").slice(1, 1), 0.0);
  EXPECT_EQ(second.at("layers.1.x.down_proj").size(0), 4);
  expect_equal(plan.whole_of({plan.shard_of(whole, 0, 2), second}, 2), whole);
}

TEST(ParallelPlan, RefusesWhatItCannotDo) {
  const StateDict whole{{"a.w", torch::rand({4, 2})}};
  EXPECT_MESSAGE(ParallelPlan().shard("a.w", 0).shard_of(whole, 0, 3), "3 equal parts");
  EXPECT_MESSAGE(ParallelPlan().shard("a.w", 2).shard_of(whole, 0, 2), "dimension 2");
  EXPECT_MESSAGE(ParallelPlan().shard("b.w", 0).shard_of(whole, 0, 2), "b.w names no parameter");
  EXPECT_MESSAGE(ParallelPlan().shard("a.w", 0).shard("a.*", 1).shard_of(whole, 0, 2),
                 "two patterns");
  EXPECT_MESSAGE(ParallelPlan().shard("a.w", 0).shard("a.w", 1), "already");
  EXPECT_MESSAGE(ParallelPlan().shard_of(whole, 2, 2), "rank 2 of 2");
  EXPECT_MESSAGE(ParallelPlan().whole_of({whole, {{"b", torch::rand({1})}}}, 2), "lacks a.w");
  EXPECT_MESSAGE(ParallelPlan().whole_of({whole}, 2), "1 shards of 2 ranks");
  EXPECT_MESSAGE(ParallelPlan().whole_of({}, 0), "0 shards of 0 ranks");
  EXPECT_MESSAGE(ParallelPlan().whole_of({whole, {{"a.w", torch::rand({4, 2})}}}, 2),
                 "a.w, which is not cut, differs between rank 0 and rank 1");
  EXPECT_MESSAGE(
      ParallelPlan().shard("a.w", 0).whole_of({whole, {{"a.w", torch::rand({3, 2})}}}, 2),
      "a.w is [4, 2] on rank 0, but [3, 2] on rank 1");
}

TEST(ModelingRegistry, SaysWhatItHas) {
  modeling::ModelingRegistry registry;
  registry.add("Some", "gpu", {});
  registry.add("Some", "npu", {});
  EXPECT_MESSAGE(registry.find("Other", "gpu"), "no generated class is called Other");
  EXPECT_MESSAGE(registry.find("Some", "tpu"), "no class for the backend tpu; it has: gpu npu");
  EXPECT_MESSAGE(registry.add("Some", "gpu", {}), "two classes");
  EXPECT_MESSAGE(registry.add("Some", "upstream", {}), "not for 'upstream'");
  EXPECT_MESSAGE(registry.add("Some", "", {}), "not for ''");
  EXPECT_MESSAGE(registry.create("Other", {}, ""), "no generated class is called Other");
}

TEST(ModelingRegistry, AnArgumentWinsOverTheEnvironment) {
  ASSERT_EQ(setenv("MODELING_BACKEND", "npu", 1), 0);
  EXPECT_EQ(modeling::choose_backend(), "npu");
  EXPECT_EQ(modeling::choose_backend("tpu"), "tpu");
  ASSERT_EQ(setenv("MODELING_BACKEND", "", 1), 0);
  EXPECT_EQ(modeling::choose_backend(), "gpu");
  unsetenv("MODELING_BACKEND");
  EXPECT_EQ(modeling::choose_backend(), "gpu");
}

}  // namespace
