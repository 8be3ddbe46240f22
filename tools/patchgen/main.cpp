#include <csignal>
#include <cstdio>

#include "arguments.h"
#include "commands.h"
#include "support/interruption.h"
#include "terminal.h"

namespace {

constexpr int kSystemFailure = 4;

/// Has signals that ask the process to end noted, so that it tidies up first; the second one ends
/// it at once.
void tidy_up_when_signalled() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction action{};
    ::sigaction(signal, nullptr, &action);
    if (action.sa_handler == SIG_IGN) continue;  // nohup, or a shell's background job
    action = {};
    action.sa_handler = patchgen::note_interruption;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    ::sigaction(signal, &action, nullptr);
  }
}

/// Ends the process as `signal` would have, so that shells and make see why.
void end_by(int signal) {
  std::fputs("patchgen: interrupted\n", stderr);
  std::signal(signal, SIG_DFL);
  ::raise(signal);
}

int run(int argc, char** argv) {
  const patchgen::ArgumentsOrExit parsed = patchgen::parse_arguments(argc, argv);
  if (!parsed.arguments) return parsed.exit_status;
  patchgen::RealDisk disk;
  switch (parsed.arguments->action) {
    case patchgen::Arguments::Action::Check:
      return patchgen::run_check(disk, *parsed.arguments);
    case patchgen::Arguments::Action::List:
      return patchgen::run_list(disk, *parsed.arguments);
    case patchgen::Arguments::Action::Explain:
      return patchgen::run_explain(disk, *parsed.arguments);
    case patchgen::Arguments::Action::Outline:
      return patchgen::run_outline(disk, *parsed.arguments);
    case patchgen::Arguments::Action::Generate:
      break;
  }
  return patchgen::run_generate(disk, *parsed.arguments);
}

}  // namespace

int main(int argc, char** argv) {
  // A write past the file size limit is to be an error with a message, not the end of the process.
  std::signal(SIGXFSZ, SIG_IGN);
  tidy_up_when_signalled();
  const int status = run(argc, argv);
  if (const int signal = patchgen::interrupting_signal(); signal != 0) end_by(signal);
  if (!patchgen::flush_output()) {
    std::fputs("patchgen: error: cannot write to standard output\n", stderr);
    return kSystemFailure;
  }
  return status;
}
