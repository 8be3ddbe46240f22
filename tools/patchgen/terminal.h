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
void print_diagnostics(const Diagnostics& diagnostics, bool color);

/// Prints to standard output. Failures show in flush_output.
void print_line(const std::string& line);

/// False when something could not be written to standard output.
bool flush_output();

}  // namespace patchgen
