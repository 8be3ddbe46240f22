#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include <patchgen/byte_range.h>
#include <patchgen/source_text.h>

namespace patchgen {

enum class Severity : std::uint8_t { Error, Warning, Note };

/// Whose fault an error is; decides the exit status of a run.
enum class Fault : std::uint8_t {
  Spec,    ///< usage or spec error: exit status 2
  Source,  ///< an upstream or patch file cannot be read as C++: exit status 3
  System,  ///< a tool or the file system failed: exit status 4
  Output,  ///< a generated file does not pass the command that verifies it: exit status 1
};

/// One message for the user: where, what is wrong, and what to do about it.
struct Diagnostic {
  Severity severity = Severity::Error;
  Fault fault = Fault::Spec;
  std::string file;                ///< as the user spelled it; empty: the command line
  int line = 0;                    ///< 1-based; 0: the file as a whole
  int column = 0;                  ///< 1-based, in bytes; 0: the line as a whole
  std::string message;             ///< one line, no full stop, no "error:"
  std::string source_line;         ///< the line at fault, without its line end
  int underline_columns = 1;       ///< bytes to underline from `column` on
  std::vector<std::string> hints;  ///< what to do, nearest names; one line each

  friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// An error about `range` of `text`, with its position and source line filled in. A range over
/// several lines is underlined to the end of its first one.
Diagnostic error_at(const SourceText& text, ByteRange range, std::string message,
                    Fault fault = Fault::Spec);
/// The same for a file as a whole, or for the command line when `file` is empty.
Diagnostic error_in(std::string file, std::string message, Fault fault = Fault::Spec);

/// Messages of one run, in the order in which they were found.
class Diagnostics {
 public:
  /// Adds `diagnostic`; one that is equal to an earlier one is dropped.
  void add(Diagnostic diagnostic);
  void append(const Diagnostics& other);

  [[nodiscard]] bool has_errors() const;
  [[nodiscard]] const std::vector<Diagnostic>& all() const { return all_; }
  /// 0 without errors; else the highest exit status that an error asks for (System over Source
  /// over Spec over Output).
  [[nodiscard]] int exit_status() const;

 private:
  std::vector<Diagnostic> all_;
  std::unordered_multimap<std::size_t, std::size_t> by_hash_;  // hash -> place in all_
};

/// `file:line:column: error: message`, the source line with carets under it, one line a hint; ends
/// with a newline. Tabs, control characters and invalid UTF-8 of the source line are shown so that
/// the carets stand right and no byte reaches the terminal raw. Very long lines are cut around the
/// place. With `color`, ANSI colours.
std::string render(const Diagnostic& diagnostic, bool color);

}  // namespace patchgen
