// Each call of a run that changes files is, in turn, the one at which the process is killed, or the
// one that fails.

#include <array>
#include <cerrno>
#include <csignal>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "faults/project_states.h"

namespace patchgen {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// As many calls as a run has at the least: fewer mean that the shim sees none.
constexpr int kFewestCalls = 30;
constexpr int kMostCalls = 1000;

class Faults : public testing::Test {
 protected:
  /// What was left is repaired by `arguments`, and nothing else stays.
  void expect_repaired(const Change& change, const std::string& when) {
    const ProcessResult result = states_.run(change.arguments);
    EXPECT_EQ(result.exit_status, 0) << when << "\n" << result.out << result.err;
    EXPECT_EQ(states_.tree(), change.after) << when;
    const ProcessResult check = states_.run({"--check", "--fix"});
    EXPECT_EQ(check.exit_status, 0) << when << "\n" << check.out << check.err;
    EXPECT_THAT(check.out, HasSubstr(": all true\n")) << when;
    EXPECT_THAT(states_.scratch_files(), IsEmpty()) << when;
  }

  void kill_everywhere(const Change& change) {
    int at = 1;
    for (; at < kMostCalls; ++at) {
      states_.put(change);
      std::string call;
      const ProcessResult killed = states_.run_with_fault(change, at, "kill", call);
      if (call.empty()) break;
      const std::string when = fmt::format("killed at call {}, {}", at, call);
      EXPECT_EQ(killed.signal, SIGKILL) << when;
      expect_whole(states_.tree(), change, when);
      // A check sees drift or none, and never takes what was left behind for something else.
      if (at % 4 == 0) {
        EXPECT_THAT(states_.run({"--check"}).exit_status, AnyOf(0, 1)) << when;
      }
      expect_repaired(change, when);
      if (HasFailure()) return;
    }
    EXPECT_GE(at, kFewestCalls);
    EXPECT_LT(at, kMostCalls);
  }

  /// Each call fails, with one of the errors that disks have; `first` shifts which.
  void fail_everywhere(const Change& change, std::size_t first) {
    constexpr std::array kErrors = {ENOSPC, EROFS, EACCES, EIO};
    constexpr std::array kReasons = {"no space left", "read-only file system", "permission denied",
                                     "input/output error"};
    int at = 1;
    for (; at < kMostCalls; ++at) {
      states_.put(change);
      const std::size_t which = (static_cast<std::size_t>(at) + first) % kErrors.size();
      std::string call;
      const ProcessResult result =
          states_.run_with_fault(change, at, fmt::format("error {}", kErrors.at(which)), call);
      if (call.empty()) break;
      const std::string when = fmt::format("call {}, {}, fails: {}\n{}{}", at, call,
                                           kReasons.at(which), result.out, result.err);
      expect_whole(states_.tree(), change, when);
      if (result.exit_status == 4) {
        EXPECT_THAT(result.err, HasSubstr("error: cannot ")) << when;
        EXPECT_THAT(result.err, HasSubstr(kReasons.at(which))) << when;
        // Nothing or all: what is removed last has its own message.
        const bool while_removing = result.err.find("cannot remove") != std::string::npos;
        EXPECT_TRUE(while_removing || states_.tree() == change.before) << when;
      } else {  // it goes without: a cache, a sync of a folder, an exchange of files
        EXPECT_EQ(result.exit_status, 0) << when;
        EXPECT_EQ(states_.tree(), change.after) << when;
      }
      expect_repaired(change, when);
      if (HasFailure()) return;
    }
    EXPECT_GE(at, kFewestCalls);
    EXPECT_LT(at, kMostCalls);
  }

  ProjectStates states_;
};

TEST_F(Faults, GeneratingIsKilledAtEachCall) {
  kill_everywhere(states_.generating());
}

TEST_F(Faults, FixingIsKilledAtEachCall) {
  kill_everywhere(states_.fixing());
}

TEST_F(Faults, EachCallOfGeneratingFails) {
  fail_everywhere(states_.generating(), 0);
}

TEST_F(Faults, EachCallOfFixingFails) {
  fail_everywhere(states_.fixing(), 1);
}

}  // namespace
}  // namespace patchgen
