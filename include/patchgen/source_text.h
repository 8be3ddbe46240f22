#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/byte_range.h>

namespace patchgen {

/// Where a byte stands, for people: both 1-based, the column counted in bytes.
struct LineColumn {
  int line = 1;
  int column = 1;
};

/// The bytes of one file, exactly as read, with a table of its lines.
///
/// Any bytes are accepted: CRLF and lone CR line ends, a byte-order mark, NUL, invalid UTF-8, no
/// last newline. Nothing is ever normalised; `bytes()` is what the file holds. Immutable.
class SourceText {
 public:
  /// `name` is what messages call the file: the path as the user spelled it.
  SourceText(std::string name, std::string bytes);

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] std::string_view bytes() const { return bytes_; }
  [[nodiscard]] std::size_t size() const { return bytes_.size(); }
  /// The bytes of `range`, which must lie inside the file.
  [[nodiscard]] std::string_view slice(ByteRange range) const;

  /// 1-based line and column of `offset`; `offset == size()` is allowed and is the end of the file.
  [[nodiscard]] LineColumn position(std::size_t offset) const;
  /// 1-based line of `offset`. A line ends behind its "\n", "\r\n" or lone "\r".
  [[nodiscard]] int line_of(std::size_t offset) const { return position(offset).line; }
  /// Number of lines; a file without bytes has one empty line.
  [[nodiscard]] int line_count() const { return static_cast<int>(line_starts_.size()); }
  /// Bytes of the 1-based `line`, without its line end.
  [[nodiscard]] ByteRange line_range(int line) const;
  /// Bytes of the 1-based `line`, with its line end.
  [[nodiscard]] ByteRange full_line_range(int line) const;
  /// Offset of the first byte of the line that holds `offset`.
  [[nodiscard]] std::size_t line_begin(std::size_t offset) const;

  /// The line end that most lines have: "\n", "\r\n" or "\r"; "\n" for a file of one line.
  [[nodiscard]] std::string_view line_ending() const { return line_ending_; }
  /// 3 when the file begins with the UTF-8 byte-order mark, else 0.
  [[nodiscard]] std::size_t byte_order_mark_size() const;

 private:
  std::string name_;
  std::string bytes_;
  std::vector<std::size_t> line_starts_;
  std::string_view line_ending_;
};

}  // namespace patchgen
