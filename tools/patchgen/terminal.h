#pragma once

#include <patchgen/diagnostic.h>

#include "arguments.h"

namespace patchgen {

enum class Stream { Output, Error };

/// Whether messages on standard error are coloured: with Auto, on a terminal, unless NO_COLOR is
/// set.
bool use_color(ColorMode mode, Stream stream = Stream::Error);

/// Prints every message to standard error, and how many errors there were when there is more than
/// one.
void print_diagnostics(const Diagnostics& diagnostics, bool color, bool has_written = false);

/// Prints to standard output, with a line end behind. Failures show in flush_output.
void print_line(const std::string& line);
/// The same with `lines` as they are.
void print_lines(const std::string& lines);

/// False when something could not be written to standard output.
bool flush_output();

}  // namespace patchgen
