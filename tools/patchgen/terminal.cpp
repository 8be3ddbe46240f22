#include "terminal.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <unistd.h>

#include "support/interruption.h"

namespace patchgen {

bool use_color(ColorMode mode, Stream stream) {
  if (mode != ColorMode::Auto) return mode == ColorMode::Always;
  const char* no_color = std::getenv("NO_COLOR");
  if (no_color != nullptr && *no_color != '\0') return false;
  return isatty(stream == Stream::Output ? STDOUT_FILENO : STDERR_FILENO) == 1;
}

void print_diagnostics(const Diagnostics& diagnostics, bool color, bool has_written) {
  if (interrupted()) return;  // what was found so far would be taken for all
  std::string text;
  for (const Diagnostic& diagnostic : diagnostics.all()) text += render(diagnostic, color);
  const auto errors =
      std::count_if(diagnostics.all().begin(), diagnostics.all().end(),
                    [](const Diagnostic& d) { return d.severity == Severity::Error; });
  if (errors > 1) {
    text += fmt::format("{} errors{}\n", errors, has_written ? "" : "; nothing was written");
  }
  std::fwrite(text.data(), 1, text.size(), stderr);
}

void print_line(const std::string& line) {
  if (interrupted()) return;
  std::fwrite(line.data(), 1, line.size(), stdout);
  std::fputc('\n', stdout);
}

void print_lines(const std::string& lines) {
  if (interrupted()) return;
  std::fwrite(lines.data(), 1, lines.size(), stdout);
}

bool flush_output() {
  return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

}  // namespace patchgen
