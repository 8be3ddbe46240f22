#include <csignal>
#include <cstdio>

#include "arguments.h"
#include "commands.h"
#include "terminal.h"

namespace {

constexpr int kSystemFailure = 4;

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
  const int status = run(argc, argv);
  if (!patchgen::flush_output()) {
    std::fputs("patchgen: error: cannot write to standard output\n", stderr);
    return kSystemFailure;
  }
  return status;
}
