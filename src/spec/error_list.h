#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <patchgen/diagnostic.h>
#include <patchgen/source_text.h>

namespace patchgen {

/// The errors of one JSON file, collected while it is read and reported in file order.
class ErrorList {
 public:
  /// More than this are counted, not kept: nobody reads them, and a hostile file has millions.
  static constexpr std::size_t kMaxErrors = 1000;

  /// `text` must outlive the list.
  explicit ErrorList(const SourceText& text) : text_(text) {}

  void add(ByteRange where, std::string message, std::vector<std::string> hints = {});

  [[nodiscard]] bool empty() const { return entries_.empty(); }
  /// True when further errors would only be counted; a reason to look for no more of them.
  [[nodiscard]] bool full() const { return entries_.size() >= kMaxErrors; }
  /// "line 12", for hints that point at a second place.
  [[nodiscard]] std::string line_name(std::size_t offset) const;

  /// Adds every error to `diagnostics`, ordered by position.
  void report(Diagnostics& diagnostics) const;

 private:
  struct Entry {
    ByteRange where;
    std::string message;
    std::vector<std::string> hints;
  };

  const SourceText& text_;
  std::vector<Entry> entries_;
  std::size_t not_kept_ = 0;
};

}  // namespace patchgen
