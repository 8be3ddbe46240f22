// Signals that ask a run to end: it tidies up, and ends by them.

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <vector>

#include "faults/project_states.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;
using ::testing::IsEmpty;

class Interruption : public testing::TestWithParam<int> {
 protected:
  // A shell that runs the tests in the background has them ignore SIGINT, and so their children.
  Interruption() { std::signal(SIGINT, SIG_DFL); }

  void interrupt_everywhere(const ProjectStates& states, const Change& change) {
    int at = 1;
    for (; at < 1000; ++at) {
      states.put(change);
      std::string call;
      const ProcessResult result =
          states.run_with_fault(change, at, fmt::format("signal {}", GetParam()), call);
      if (call.empty()) break;
      const std::string when = fmt::format("interrupted at call {}, {}", at, call);
      EXPECT_EQ(result.signal, GetParam()) << when << result.err;
      EXPECT_EQ(result.out, "") << when;
      EXPECT_EQ(result.err, "patchgen: interrupted\n") << when;
      EXPECT_THAT(states.scratch_files(), IsEmpty()) << when;
      expect_whole(states.tree(), change, when);
      if (HasFailure()) return;
    }
    EXPECT_GE(at, 30);
  }
};

TEST_P(Interruption, WhileWriting) {
  const ProjectStates states;
  interrupt_everywhere(states, states.generating());
}

TEST_P(Interruption, WhileFixing) {
  const ProjectStates states;
  interrupt_everywhere(states, states.fixing());
}

bool is_running(const std::string& process) {
  // A dead one that nobody has buried yet, as in a container without an init, does not run.
  const std::string path = "/proc/" + process + "/stat";
  if (!fs::exists(path)) return false;
  try {
    const std::string state = read_whole_file(path);
    return state.find(") Z ") == std::string::npos && state.find(") X ") == std::string::npos;
  } catch (const std::runtime_error&) {
    return false;
  }
}

/// Whether the processes whose numbers stand in `file` have ended, or do so soon.
bool have_ended(const std::string& numbers) {
  for (int tries = 0; tries < 200; ++tries) {
    bool any = false;
    for (std::size_t at = 0; at < numbers.size();) {
      const std::size_t end = std::min(numbers.find_first_of(" \n", at), numbers.size());
      any = any || (end > at && is_running(numbers.substr(at, end - at)));
      at = end + 1;
    }
    if (!any) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return false;
}

TEST_P(Interruption, WhileACommandRuns) {
  const Workspace work;
  const TemporaryDirectory temporary;
  work.write("a.patchspec.json", small_spec(kReplaceNorm, "a.cpp"));
  work.write("slow.sh",
             fmt::format("sleep 300 & echo $$ $! > children\nkill -{} $PPID\nwait\n", GetParam()));
  for (const char* command : {R"("post_process": [["sh", "slow.sh", "{file}"]])",
                              R"("format": {"command": ["sh", "slow.sh"], "scope": "all"})"}) {
    work.write(
        "patchgen.json",
        fmt::format(R"({{"specs": ["*.patchspec.json"], "output_dir": "out", {}}})", command));
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"--all", "--diff"}, {"--check"}, {"--check", "--fix"}}) {
      fs::remove(work.folder() / "children");
      const ProcessResult result = work.run(arguments, {"NO_COLOR", "TMPDIR=" + temporary.path()});
      EXPECT_EQ(result.signal, GetParam()) << result.out << result.err;
      EXPECT_EQ(result.out, "");
      EXPECT_EQ(result.err, "patchgen: interrupted\n");
      EXPECT_TRUE(have_ended(work.read("children"))) << work.read("children");
      EXPECT_FALSE(work.exists("out"));
      EXPECT_TRUE(fs::is_empty(temporary.path())) << "a scratch folder stays";
    }
  }
}

TEST(Interruptions, EndAWaitForInput) {
  const Workspace work;
  // Somebody holds the pipe open and never writes.
  const ProcessResult result = work.run_behind(
      {"sh", "-c",
       "mkfifo f; sleep 300 > f & s=$!; \"$0\" outline f & p=$!; sleep 1; kill -TERM $p; wait $p; "
       "e=$?; kill $s; exit $e"},
      {});
  EXPECT_EQ(result.exit_status, 128 + SIGTERM) << result.err;
}

TEST(Interruptions, IgnoredSignalsStayIgnored) {
  const Workspace work;
  work.write("a.patchspec.json", small_spec("", "a.cpp"));
  work.write("patchgen.json", R"({"specs": ["*.patchspec.json"], "output_dir": "out",
      "post_process": [["sh", "-c", "kill -HUP $PPID", "{file}"]]})");
  const ProcessResult result = work.run_behind({"nohup"}, {"--all", "--diff"});
  EXPECT_EQ(result.exit_status, 0) << result.err;
  EXPECT_TRUE(work.exists("out/a.cpp"));
}

INSTANTIATE_TEST_SUITE_P(Signals, Interruption, testing::Values(SIGINT, SIGTERM, SIGHUP),
                         [](const auto& signal) {
                           return std::string(signal.param == SIGINT    ? "Interrupt"
                                              : signal.param == SIGTERM ? "Terminate"
                                                                        : "HangUp");
                         });

}  // namespace
}  // namespace patchgen
