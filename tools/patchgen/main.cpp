#include <csignal>
#include <cstdio>

#include "arguments.h"
#include "commands.h"
#include "terminal.h"

namespace {

constexpr int kSystemFailure = 4;

int run(const patchgen::Arguments& arguments) {
  patchgen::RealDisk disk;
  switch (arguments.action) {
    case patchgen::Arguments::Action::List:
      return patchgen::run_list(disk, arguments);
    case patchgen::Arguments::Action::Outline:
      return patchgen::run_outline(disk, arguments);
    case patchgen::Arguments::Action::Generate:
      break;
  }
  return patchgen::run_generate(disk, arguments);
}

}  // namespace

int main(int argc, char** argv) {
  // A write past the file size limit is to be an error with a message, not the end of the process.
  std::signal(SIGXFSZ, SIG_IGN);
  const patchgen::ArgumentsOrExit parsed = patchgen::parse_arguments(argc, argv);
  if (!parsed.arguments) return parsed.exit_status;
  const int status = run(*parsed.arguments);
  if (!patchgen::flush_output()) {
    std::fputs("patchgen: error: cannot write to standard output\n", stderr);
    return kSystemFailure;
  }
  return status;
}
