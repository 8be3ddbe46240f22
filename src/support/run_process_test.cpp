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

TEST(RunProcess, ReportsSignalsAndWhatCannotStart) {
  EXPECT_EQ(run_process({.arguments = {"sh", "-c", "kill -TERM $$"}}).signal, SIGTERM);
  const ProcessResult missing = run_process({.arguments = {"no-such-program-at-all"}});
  EXPECT_EQ(missing.exit_status, 127);
  EXPECT_THAT(missing.err, HasSubstr("cannot be started"));
}

}  // namespace
}  // namespace patchgen
