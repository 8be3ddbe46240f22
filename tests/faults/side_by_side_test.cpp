// Two runs at once in one tree.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "faults/project_states.h"

namespace patchgen {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr int kRounds = 12;

using Arguments = std::vector<std::string>;

class SideBySide : public testing::Test {
 protected:
  /// Runs with `one` and `other` at once; both start where `change` does.
  std::pair<ProcessResult, ProcessResult> run(const Change& change, const Arguments& one,
                                              const Arguments& other) {
    states_.put(change);
    ProcessResult first;
    ProcessResult second;
    {
      const std::jthread beside([&] { first = states_.run(one); });
      second = states_.run(other);
    }
    const std::string when =
        fmt::format("{} and {}\n{}{}{}{}", fmt::join(one, " "), fmt::join(other, " "), first.out,
                    first.err, second.out, second.err);
    expect_whole(states_.tree(), change, when);
    EXPECT_THAT(states_.scratch_files(), IsEmpty()) << when;
    EXPECT_EQ(first.signal, 0) << when;
    EXPECT_EQ(second.signal, 0) << when;
    // What the other run is about to put in place is nobody's orphan.
    EXPECT_THAT(first.out + second.out, Not(HasSubstr(".tmp"))) << when;
    return {std::move(first), std::move(second)};
  }

  void expect_all_done(const Change& change, const Arguments& one, const Arguments& other) {
    for (int round = 0; round < kRounds && !HasFailure(); ++round) {
      const auto [first, second] = run(change, one, other);
      EXPECT_EQ(first.exit_status, 0) << first.out << first.err;
      EXPECT_EQ(second.exit_status, 0) << second.out << second.err;
      EXPECT_EQ(states_.tree(), change.after);
    }
  }

  ProjectStates states_;
};

TEST_F(SideBySide, GeneratingTheSame) {
  expect_all_done(states_.generating(), {"--all", "--diff"}, {"--all", "--diff"});
}

TEST_F(SideBySide, GeneratingDifferentSpecs) {
  expect_all_done(states_.generating(), {"a.patchspec.json", "b.patchspec.json", "--diff"},
                  {"c.patchspec.json", "--diff"});
}

TEST_F(SideBySide, GeneratingAndFixing) {
  expect_all_done(states_.generating(), {"--all", "--diff"}, {"--check", "--fix", "--prune"});
}

TEST_F(SideBySide, FixingAndPruningTwice) {
  const Change change = states_.fixing();
  expect_all_done(change, change.arguments, change.arguments);
}

TEST_F(SideBySide, CheckingWhileOthersGenerate) {
  const Change change = states_.generating();
  for (int round = 0; round < kRounds && !HasFailure(); ++round) {
    const auto [generated, checked] = run(change, {"--all", "--diff"}, {"--check"});
    EXPECT_EQ(generated.exit_status, 0) << generated.err;
    EXPECT_THAT(checked.exit_status, AnyOf(0, 1)) << checked.err;
    EXPECT_THAT(checked.out, Not(HasSubstr("orphan")));
    EXPECT_THAT(checked.out, Not(HasSubstr("edited")));
    EXPECT_EQ(states_.tree(), change.after);
    EXPECT_EQ(states_.run({"--check"}).exit_status, 0) << "nothing wrong is remembered";
  }
}

TEST_F(SideBySide, CheckingWithOneCache) {
  Change change = states_.generating();
  for (int round = 0; round < kRounds && !HasFailure(); ++round) {
    const auto [first, second] = run(change, {"--check"}, {"--check"});
    EXPECT_EQ(first.exit_status, 1);
    EXPECT_EQ(second.exit_status, 1);
    EXPECT_EQ(first.out, second.out);
  }
  change.before = change.after;
  for (int round = 0; round < kRounds && !HasFailure(); ++round) {
    if (round % 2 == 0) change.cache_before.clear();
    const auto [first, second] = run(change, {"--check"}, {"--check"});
    EXPECT_EQ(first.exit_status, 0) << first.out;
    EXPECT_EQ(second.exit_status, 0) << second.out;
    EXPECT_EQ(first.err + second.err, "");
  }
}

}  // namespace
}  // namespace patchgen
