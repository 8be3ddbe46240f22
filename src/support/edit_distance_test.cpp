#include "support/edit_distance.h"

#include <algorithm>
#include <chrono>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

namespace patchgen {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(EditDistance, Known) {
  EXPECT_EQ(edit_distance("", "", 9), 0U);
  EXPECT_EQ(edit_distance("abc", "", 9), 3U);
  EXPECT_EQ(edit_distance("kitten", "sitting", 9), 3U);
  EXPECT_EQ(edit_distance("forward", "foward", 9), 1U);
  EXPECT_EQ(edit_distance("forward", "froward", 9), 1U);  // a swap
  EXPECT_EQ(edit_distance("ca", "abc", 9), 3U);           // no edit inside a swapped pair
}

TEST(EditDistance, GivesUpPastTheLimit) {
  EXPECT_EQ(edit_distance("kitten", "sitting", 3), 3U);
  EXPECT_EQ(edit_distance("kitten", "sitting", 2), 3U);
  EXPECT_EQ(edit_distance("kitten", "sitting", 0), 1U);
  EXPECT_EQ(edit_distance("same", "same", 0), 0U);
  EXPECT_EQ(edit_distance("ab", "ba", 1), 1U);
}

/// The definition, without any shortcut.
std::size_t plain_distance(const std::string& a, const std::string& b) {
  std::vector<std::vector<std::size_t>> table(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        table[i][j] = i + j;
        continue;
      }
      table[i][j] = std::min({table[i - 1][j] + 1, table[i][j - 1] + 1,
                              table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        table[i][j] = std::min(table[i][j], table[i - 2][j - 2] + 1);
      }
    }
  }
  return table[a.size()][b.size()];
}

TEST(EditDistance, AgreesWithTheDefinitionForAllLimits) {
  std::mt19937 random(1);
  const auto word = [&] {
    std::string text(random() % 9, ' ');
    for (char& c : text) {
      c = static_cast<char>('a' + random() % 3);
    }
    return text;
  };
  for (int round = 0; round < 4000; ++round) {
    const std::string a = word();
    const std::string b = word();
    const std::size_t distance = plain_distance(a, b);
    for (std::size_t limit = 0; limit < 11; ++limit) {
      ASSERT_EQ(edit_distance(a, b, limit), std::min(distance, limit + 1))
          << a << " " << b << " " << limit;
    }
  }
}

std::vector<std::string> near(std::string_view word, const std::vector<std::string>& candidates,
                              std::size_t most = 3) {
  return nearest(word, candidates, most);
}

TEST(Nearest, TypingErrors) {
  EXPECT_THAT(near("LlamaAtention::forward", {"LlamaMLP", "LlamaAttention::forward", "Other"}),
              ElementsAre("LlamaAttention::forward"));
  EXPECT_THAT(near("replace_clas", {"replace_class", "replace_function", "add_using"}),
              ElementsAre("replace_class"));
  EXPECT_THAT(near("po", {"op", "target"}), ElementsAre("op"));
}

TEST(Nearest, NothingNear) {
  EXPECT_THAT(near("forward", {"attention", "x", ""}), IsEmpty());
  EXPECT_THAT(near("a", {"b"}), IsEmpty());
  EXPECT_THAT(near("", {"a", "bcd"}), IsEmpty());
  EXPECT_THAT(near("abc", {}), IsEmpty());
  EXPECT_THAT(near("abc", {"abc"}, 0), IsEmpty());
}

TEST(Nearest, MissingQualifierCountsLittle) {
  EXPECT_THAT(near("foward", {"backward", "mllm::models::Llama::forward"}),
              ElementsAre("mllm::models::Llama::forward"));
  EXPECT_THAT(near("Atention::forward", {"a::b::Attention::forward", "a::b::Embedding::reset"}),
              ElementsAre("a::b::Attention::forward"));
  EXPECT_THAT(near("models::llama::Attention", {"Attention"}), ElementsAre("Attention"));
}

TEST(Nearest, SameLastNameOfAnotherClassIsNearButLater) {
  EXPECT_THAT(near("LlamaMlp::forward", {"Embedding::forward", "LlamaMLP::forward"}),
              ElementsAre("LlamaMLP::forward", "Embedding::forward"));
}

TEST(Nearest, CaseAndParametersCountLittle) {
  EXPECT_THAT(near("llamarmsnorm", {"LlamaRMSNorm"}), ElementsAre("LlamaRMSNorm"));
  EXPECT_THAT(near("X::forward(int)", {"X::forward(const Tensor&, std::vector<int>) const"}),
              ElementsAre("X::forward(const Tensor&, std::vector<int>) const"));
  EXPECT_THAT(near("X::forward(int)", {"X::forward(long)", "X::forward(int)"}),
              ElementsAre("X::forward(int)", "X::forward(long)"));
  EXPECT_THAT(near("X.forward", {"X::forward"}), ElementsAre("X::forward"));
}

TEST(Nearest, CallOperatorIsAName) {
  EXPECT_THAT(near("X::operator()(int)", {"X::operator()(long) const", "X::size()"}),
              ElementsAre("X::operator()(long) const"));
}

TEST(Nearest, ColonsInTemplateArgumentsSeparateNothing) {
  EXPECT_THAT(near("Norm<std::flot>", {"b::Norm<std::float>", "std::float"}),
              ElementsAre("b::Norm<std::float>"));
}

TEST(Nearest, AnExtraWordAtTheEnd) {
  EXPECT_THAT(near("forward", {"reset", "forward_with_cache"}), ElementsAre("forward_with_cache"));
}

TEST(Nearest, NearestFirstTiesInOrderEachOnce) {
  EXPECT_THAT(near("target", {"targets", "targxt", "target", "targets"}, 9),
              ElementsAre("target", "targets", "targxt"));
  EXPECT_THAT(near("target", {"targets", "targxt", "target"}, 2), ElementsAre("target", "targets"));
}

TEST(Nearest, ThousandsOfCandidatesAndHugeWordsAreFast) {
  std::mt19937 random(2);
  const auto word = [&](std::size_t size) {
    std::string text(size, ' ');
    for (char& c : text) {
      c = static_cast<char>('a' + random() % 26);
    }
    return text;
  };
  std::vector<std::string> candidates;
  for (int i = 0; i < 5000; ++i) {
    candidates.push_back("models::" + word(12) + "::" + word(8));
  }
  for (int i = 0; i < 100; ++i) {
    candidates.push_back(word(10'000));
  }
  std::string huge = candidates.back();
  huge[5000] = '_';
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_THAT(nearest(huge, candidates, 3), ElementsAre(candidates.back()));
  EXPECT_THAT(near("Attention::forward", candidates), IsEmpty());
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(2));
}

}  // namespace
}  // namespace patchgen
