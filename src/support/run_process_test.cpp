#include "support/run_process.h"

#include <csignal>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/temporary_directory.h"

namespace patchgen {
namespace {

using ::testing::HasSubstr;

TEST(RunProcess, GathersOutputsAndStatus) {
  const ProcessResult result =
      run_process({.arguments = {"sh", "-c", "echo out; echo err >&2; exit 3"}});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.out, "out\n");
  EXPECT_EQ(result.err, "err\n");
  EXPECT_FALSE(result.ok());
}

TEST(RunProcess, PassesLargeInputThrough) {
  const std::string input(3'000'000, 'x');
  const ProcessResult result = run_process({.arguments = {"cat"}, .input = input});
  EXPECT_TRUE(result.ok());
  EXPECT_EQ(result.out, input);
}

TEST(RunProcess, ProgramThatReadsNothingIsNoSignal) {
  EXPECT_TRUE(run_process({.arguments = {"true"}, .input = std::string(3'000'000, 'x')}).ok());
}

TEST(RunProcess, EnvironmentAndDirectory) {
  const TemporaryDirectory directory;
  const ProcessResult result = run_process({.arguments = {"sh", "-c", "echo $A-${HOME-none}; pwd"},
                                            .environment = {"A=b c", "HOME"},
                                            .working_directory = directory.path()});
  EXPECT_EQ(result.out, "b c-none\n" + directory.path() + "\n");
}

TEST(RunProcess, KillsWhatTakesTooLongWithItsChildren) {
  const auto begin = std::chrono::steady_clock::now();
  const ProcessResult result = run_process({.arguments = {"sh", "-c", "echo a; sleep 60 & wait"},
                                            .timeout = std::chrono::milliseconds(300)});
  EXPECT_TRUE(result.timed_out);
  EXPECT_EQ(result.signal, SIGKILL);
  EXPECT_EQ(result.out, "a\n");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

TEST(RunProcess, DoesNotWaitForWhatItLeavesBehind) {
  const TemporaryDirectory directory;
  const auto begin = std::chrono::steady_clock::now();
  const ProcessResult result = run_process({.arguments = {"sh", "-c", "sleep 60 & echo $! > id"},
                                            .working_directory = directory.path()});
  EXPECT_TRUE(result.ok());
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
  // Killed, though whoever has to may not have buried it yet.
  const std::string id = directory.read("id");
  const std::string state = "cut -d' ' -f3 /proc/" + id.substr(0, id.size() - 1) + "/stat";
  const std::string waiting =
      "for i in $(seq 100); do case $(" + state + ") in ''|Z) exit;; esac; sleep 0.1; done; exit 1";
  EXPECT_TRUE(run_process({.arguments = {"sh", "-c", waiting}}).ok());
}

TEST(RunProcess, KeepsNoMoreThanItIsAskedTo) {
  const std::string script = "head -c 5000000 /dev/zero; head -c 100 /dev/zero >&2";
  const ProcessResult result =
      run_process({.arguments = {"sh", "-c", script}, .most_output = 1000});
  EXPECT_TRUE(result.ok());
  EXPECT_TRUE(result.cut);
  EXPECT_EQ(result.out.size(), 1000U);
  EXPECT_EQ(result.err.size(), 100U);
}

TEST(RunProcess, ReportsSignalsAndWhatCannotStart) {
  EXPECT_EQ(run_process({.arguments = {"sh", "-c", "kill -TERM $$"}}).signal, SIGTERM);
  const ProcessResult missing = run_process({.arguments = {"no-such-program-at-all"}});
  EXPECT_EQ(missing.exit_status, 127);
  EXPECT_THAT(missing.err, HasSubstr("cannot be started"));
}

}  // namespace
}  // namespace patchgen
