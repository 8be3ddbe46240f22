#pragma once

#include <patchgen/source_text.h>

namespace patchgen {

/// Lines of offsets that never decrease, in constant time each.
class LineWalker {
 public:
  explicit LineWalker(const SourceText& text) : text_(text), end_(text.full_line_range(1).end) {}

  int line_of(std::size_t offset) {
    while (offset >= end_ && line_ < text_.line_count()) {
      ++line_;
      end_ = text_.full_line_range(line_).end;
    }
    return line_;
  }

 private:
  const SourceText& text_;
  int line_ = 1;
  std::size_t end_;
};

}  // namespace patchgen
