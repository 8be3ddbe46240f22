#include "project/check_index.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace patchgen {
namespace {

using Question = Observation::Question;

TEST(PathFacts, AreThereOnceForEachPath) {
  const std::vector<Observation> seen = {{Question::IsFile, "a", "yes"},
                                         {Question::Read, "b", "cannot: no such file"},
                                         {Question::Read, "a", "1234"}};
  const std::vector<PathFacts> facts = facts_of(seen);
  ASSERT_EQ(facts.size(), 2U);
  EXPECT_EQ(facts[0].path, "a");
  EXPECT_EQ(facts[0].is_file, "yes");
  EXPECT_EQ(facts[0].read, "1234");
  EXPECT_EQ(facts[0].is_directory.data(), nullptr);
  EXPECT_EQ(facts[1].read, "cannot: no such file");
}

TEST(PathFacts, ComeBackAsTheyWerePacked) {
  PathFacts facts;
  facts.path = "a";
  facts.is_directory = "no";
  facts.files_below = "";  // asked, and answered with nothing
  facts.state = FileState{
      .device = ~0ULL, .inode = 1ULL << 40, .size = 3, .mode = 4, .modified = -5, .changed = 6};
  const std::string packed = pack(facts);
  const auto back = unpack_facts(packed);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->path, "a");
  EXPECT_EQ(back->is_directory, "no");
  EXPECT_NE(back->files_below.data(), nullptr);
  EXPECT_EQ(back->read.data(), nullptr);
  EXPECT_EQ(back->state, facts.state);
  EXPECT_EQ(path_of_facts(packed), "a");
  for (std::size_t i = 0; i < packed.size(); ++i) {
    EXPECT_FALSE(unpack_facts(std::string_view(packed).substr(0, i))) << i;
  }
}

TEST(CheckIndex, KeepsEachFactOnceAndNoneWithoutAnEntry) {
  const std::string places = pack_places({0, 2});
  CheckIndex index;
  index.facts = {"shared", "of nobody", "shared"};
  index.entries["a"] = {.facts = places, .result = "A"};
  index.entries["b"] = {.facts = places, .result = "B"};
  const std::string bytes = pack(index);
  const auto back = unpack_index(bytes);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->facts, (std::vector<std::string_view>{"shared"}));
  ASSERT_EQ(back->entries.size(), 2U);
  EXPECT_EQ(back->entries.at("a").result, "A");
  EXPECT_EQ(unpack_places(back->entries.at("b").facts, 1), (std::vector<std::uint32_t>{0, 0}));
  EXPECT_EQ(unpack_places(places, 2), std::nullopt);
  EXPECT_EQ(pack(*back), bytes);
}

}  // namespace
}  // namespace patchgen
