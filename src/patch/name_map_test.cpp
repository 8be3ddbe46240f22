#include "patch/name_map.h"

#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

namespace patchgen {
namespace {

NameMap map_of(const std::vector<std::pair<std::string, std::string>>& pairs) {
  std::vector<NameMapEntry> entries;
  for (const auto& [from, to] : pairs) {
    NameMapEntry entry;
    entry.from.value = from;
    entry.to.value = to;
    entries.push_back(std::move(entry));
  }
  return NameMap(entries);
}

TEST(NameMap, PartsOfNames) {
  const NameMap map = map_of({{"Llama", "Qwen"}});
  EXPECT_EQ(map.apply("LlamaMLP"), "QwenMLP");
  EXPECT_EQ(map.apply("makeLlamaAndLlama"), "makeQwenAndQwen");
  EXPECT_EQ(map.apply("// Llama's, a llama's"), "// Qwen's, a llama's");
  EXPECT_EQ(map.apply(""), "");
  EXPECT_EQ(map.apply("Llam"), "Llam");
}

TEST(NameMap, LongestKeyFirstWhateverTheOrder) {
  EXPECT_EQ(map_of({{"A", "x"}, {"AB", "y"}}).apply("ABA"), "yx");
  EXPECT_EQ(map_of({{"AB", "y"}, {"A", "x"}}).apply("ABA"), "yx");
}

TEST(NameMap, NeverTwice) {
  const NameMap longer = map_of({{"Qwen3VL", "Qwen3VLMoe"}});
  EXPECT_EQ(longer.apply("Qwen3VLConfig"), "Qwen3VLMoeConfig");
  EXPECT_EQ(longer.apply("Qwen3VLMoeConfig"), "Qwen3VLMoeConfig");
  EXPECT_EQ(longer.apply("Qwen3VLMo"), "Qwen3VLMoeMo") << "the value has to be whole";
  const NameMap prefixed = map_of({{"Norm", "FastNorm"}});
  EXPECT_EQ(prefixed.apply("Norm"), "FastNorm");
  EXPECT_EQ(prefixed.apply("FastNorm"), "FastNorm");
  EXPECT_EQ(prefixed.apply("FastNormNorm"), "FastNormFastNorm");
}

TEST(NameMap, SwapDoesNotChaseItsOwnTail) {
  const NameMap swap = map_of({{"A", "B"}, {"B", "A"}});
  EXPECT_EQ(swap.apply("AB"), "BA");
  EXPECT_EQ(swap.apply("AAB"), "BBA");
}

TEST(NameMap, OverlappingKeysGoFromTheLeft) {
  EXPECT_EQ(map_of({{"ab", "1"}, {"bc", "2"}}).apply("abc"), "1c");
  EXPECT_EQ(map_of({{"aa", "b"}}).apply("aaa"), "ba");
}

TEST(NameMap, EmptyMapChangesNothing) {
  EXPECT_TRUE(NameMap().empty());
  EXPECT_EQ(NameMap().apply("Anything"), "Anything");
  EXPECT_FALSE(map_of({{"a", "b"}}).empty());
}

}  // namespace
}  // namespace patchgen
