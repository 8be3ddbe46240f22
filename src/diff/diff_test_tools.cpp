#include "diff/diff_test_tools.h"

#include <charconv>
#include <fmt/format.h>
#include <optional>
#include <vector>

#include "diff/edit_script.h"
#include "support/run_process.h"
#include "support/temporary_directory.h"

namespace patchgen {
namespace {

constexpr std::string_view kNoNewline = "\\ No newline at end of file\n";

struct Range {
  std::size_t begin = 0;  ///< as written
  std::size_t count = 1;
};

std::optional<Range> take_range(std::string_view& text, char mark) {
  if (!text.starts_with(mark)) {
    return std::nullopt;
  }
  Range range;
  const char* end = text.data() + text.size();
  auto parsed = std::from_chars(text.data() + 1, end, range.begin);
  if (parsed.ptr != end && *parsed.ptr == ',') {
    parsed = std::from_chars(parsed.ptr + 1, end, range.count);
  }
  text.remove_prefix(static_cast<std::size_t>(parsed.ptr - text.data()) + 1);
  return range;
}

class Applier {
 public:
  Applier(std::string_view old_text, std::string_view diff)
      : old_(lines_of(old_text)), diff_(lines_of(diff)) {}

  std::string run() {
    if (diff_.size() < 3 || !diff_[0].starts_with("--- ") || !diff_[1].starts_with("+++ ")) {
      return "(no header)";
    }
    next_ = 2;
    while (next_ < diff_.size()) {
      if (std::string fault = hunk(); !fault.empty()) {
        return fmt::format("({} at diff line {})", fault, next_);
      }
    }
    copy_until(old_.size());
    return new_;
  }

 private:
  void copy_until(std::size_t line) {
    for (; old_next_ < line; ++old_next_, ++new_count_) {
      new_ += old_[old_next_];
    }
  }

  std::string hunk() {
    std::string_view header = diff_[next_++];
    if (!header.starts_with("@@ ")) {
      return "no hunk";
    }
    header.remove_prefix(3);
    const auto old_range = take_range(header, '-');
    const auto new_range = take_range(header, '+');
    if (!old_range || !new_range || header != "@@\n") {
      return "bad header";
    }
    const std::size_t old_begin = old_range->begin - (old_range->count == 0 ? 0 : 1);
    if (old_begin < old_next_ || old_begin > old_.size()) {
      return "place out of order";
    }
    copy_until(old_begin);
    if (new_count_ != new_range->begin - (new_range->count == 0 ? 0 : 1)) {
      return "wrong place on the new side";
    }
    const std::size_t old_end = old_next_ + old_range->count;
    const std::size_t new_end = new_count_ + new_range->count;
    while (old_next_ < old_end || new_count_ < new_end) {
      if (std::string fault = line(); !fault.empty()) {
        return fault;
      }
    }
    return old_next_ == old_end && new_count_ == new_end ? "" : "wrong count";
  }

  std::string line() {
    if (next_ == diff_.size() || !diff_[next_].ends_with('\n')) {
      return "cut short";
    }
    std::string text(diff_[next_].substr(1));
    const char mark = diff_[next_++][0];
    if (next_ < diff_.size() && diff_[next_] == kNoNewline) {
      text.pop_back();
      ++next_;
    }
    if (mark != ' ' && mark != '-' && mark != '+') {
      return "unknown line";
    }
    if (mark != '+' && (old_next_ == old_.size() || old_[old_next_++] != text)) {
      return "other line in the old text";
    }
    if (mark != '-') {
      new_ += text;
      ++new_count_;
    }
    return "";
  }

  std::vector<std::string_view> old_;
  std::vector<std::string_view> diff_;
  std::size_t next_ = 0;
  std::size_t old_next_ = 0;
  std::size_t new_count_ = 0;
  std::string new_;
};

}  // namespace

std::string apply_strictly(std::string_view old_text, std::string_view diff) {
  return diff.empty() ? std::string(old_text) : Applier(old_text, diff).run();
}

std::string apply_with_patch(std::string_view old_text, std::string_view diff) {
  const TemporaryDirectory directory;
  const std::string old_path = directory.write("old", old_text);
  const ProcessResult result =
      run_process({.arguments = {"patch", "-s", "--fuzz=0", "-o", directory / "new", old_path},
                   .input = std::string(diff)});
  if (!result.ok() || !result.out.empty()) {
    return "(" + result.out + result.err + ")";
  }
  return directory.exists("new") ? directory.read("new") : "(no output)";
}

std::string gnu_diff(std::string_view old_text, std::string_view new_text) {
  const TemporaryDirectory directory;
  return run_process(
             {.arguments = {"diff", "-a", "-u", "--label", "a", "--label", "b",
                            directory.write("old", old_text), directory.write("new", new_text)}})
      .out;
}

std::size_t changed_line_count(std::string_view diff) {
  std::size_t count = 0;
  std::size_t number = 0;
  for (const std::string_view line : lines_of(diff)) {
    const bool header = ++number <= 2;
    count += !header && (line[0] == '-' || line[0] == '+') ? 1U : 0U;
  }
  return count;
}

}  // namespace patchgen
