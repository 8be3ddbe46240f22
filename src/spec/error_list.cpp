#include "spec/error_list.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace patchgen {

namespace {

// Every diagnostic carries its source line; a file that is one huge line must not be copied a
// thousand times.
constexpr std::size_t kMaxSourceLineBytes = std::size_t{64} << 20;

}  // namespace

void ErrorList::add(ByteRange where, std::string message, std::vector<std::string> hints) {
  if (full()) {
    ++not_kept_;
    return;
  }
  entries_.push_back({where, std::move(message), std::move(hints)});
}

std::string ErrorList::line_name(std::size_t offset) const {
  return fmt::format("line {}", text_.line_of(offset));
}

void ErrorList::report(Diagnostics& diagnostics) const {
  std::vector<const Entry*> ordered;
  ordered.reserve(entries_.size());
  for (const Entry& entry : entries_) ordered.push_back(&entry);
  std::sort(ordered.begin(), ordered.end(), [](const Entry* a, const Entry* b) {
    if (a->where.begin != b->where.begin) return a->where.begin < b->where.begin;
    return a < b;  // in the order in which they were found
  });

  std::size_t left = ordered.size() + not_kept_;
  std::size_t line_bytes = 0;
  for (const Entry* entry : ordered) {
    if (line_bytes > kMaxSourceLineBytes) break;
    Diagnostic diagnostic = error_at(text_, entry->where, entry->message);
    diagnostic.hints = entry->hints;
    line_bytes += diagnostic.source_line.size();
    diagnostics.add(std::move(diagnostic));
    --left;
  }
  if (left > 0) {
    diagnostics.add(error_in(text_.name(), fmt::format("{} more errors are not shown", left)));
  }
}

}  // namespace patchgen
