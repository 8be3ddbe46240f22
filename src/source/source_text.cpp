#include <algorithm>
#include <array>
#include <utility>

#include <patchgen/source_text.h>

namespace patchgen {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::array<std::string_view, 3> kLineEndings = {"\n", "\r\n", "\r"};

}  // namespace

SourceText::SourceText(std::string name, std::string bytes)
    : name_(std::move(name)), bytes_(std::move(bytes)), line_ending_(kLineEndings[0]) {
  line_starts_.push_back(0);
  std::array<std::size_t, kLineEndings.size()> counts{};
  for (std::size_t i = 0; i < bytes_.size(); ++i) {
    if (bytes_[i] == '\n') {
      ++counts[0];
    } else if (bytes_[i] == '\r' && i + 1 < bytes_.size() && bytes_[i + 1] == '\n') {
      ++counts[1];
      ++i;
    } else if (bytes_[i] == '\r') {
      ++counts[2];
    } else {
      continue;
    }
    line_starts_.push_back(i + 1);
  }
  const auto most = std::max_element(counts.begin(), counts.end());
  line_ending_ = kLineEndings[static_cast<std::size_t>(most - counts.begin())];
  // A last line end closes its line; it does not begin another one.
  if (line_starts_.size() > 1 && line_starts_.back() == bytes_.size()) line_starts_.pop_back();
}

std::string_view SourceText::slice(ByteRange range) const {
  return std::string_view(bytes_).substr(range.begin, range.size());
}

LineColumn SourceText::position(std::size_t offset) const {
  const auto next = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
  const auto index = static_cast<std::size_t>(next - line_starts_.begin()) - 1;
  return {static_cast<int>(index) + 1, static_cast<int>(offset - line_starts_[index]) + 1};
}

ByteRange SourceText::line_range(int line) const {
  ByteRange range = full_line_range(line);
  const std::string_view bytes = slice(range);
  if (bytes.ends_with("\r\n")) {
    range.end -= 2;
  } else if (bytes.ends_with('\n') || bytes.ends_with('\r')) {
    range.end -= 1;
  }
  return range;
}

ByteRange SourceText::full_line_range(int line) const {
  const auto index = static_cast<std::size_t>(line) - 1;
  const bool last = index + 1 == line_starts_.size();
  return {line_starts_[index], last ? bytes_.size() : line_starts_[index + 1]};
}

std::size_t SourceText::line_begin(std::size_t offset) const {
  return full_line_range(line_of(offset)).begin;
}

std::size_t SourceText::byte_order_mark_size() const {
  return bytes().starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
}

}  // namespace patchgen
