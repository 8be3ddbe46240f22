#include "project/format_replacements.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "diff/edit_script.h"

namespace patchgen {
namespace {

/// Offset of the begin of each line of `text`, and of its end.
std::vector<std::size_t> line_offsets(std::string_view text) {
  std::vector<std::size_t> offsets = {0};
  for (const std::string_view line : lines_of(text))
    offsets.push_back(offsets.back() + line.size());
  return offsets;
}

/// Reads the little XML that clang-format writes.
class XmlReader {
 public:
  explicit XmlReader(std::string_view rest) : rest_(rest) {}

  bool skip(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  void skip_blanks() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \r\n"), rest_.size()));
  }
  bool skip_behind(std::string_view word) {
    const std::size_t at = rest_.find(word);
    if (at == std::string_view::npos) return false;
    rest_.remove_prefix(at + word.size());
    return true;
  }
  /// `name='12'`
  bool read_number(std::string_view name, std::size_t& value) {
    skip_blanks();
    if (!skip(name) || !skip("='")) return false;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    if (error != std::errc()) return false;
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    return skip("'");
  }
  /// Text up to the next tag.
  bool read_text(std::string& text) {
    while (!rest_.empty() && rest_[0] != '<') {
      if (rest_[0] == '&') {
        if (!read_entity(text)) return false;
      } else {
        text += rest_[0];
        rest_.remove_prefix(1);
      }
    }
    return !rest_.empty();
  }

 private:
  bool read_entity(std::string& text) {
    constexpr std::array<std::pair<std::string_view, char>, 7> kEntities = {{{"&lt;", '<'},
                                                                             {"&gt;", '>'},
                                                                             {"&amp;", '&'},
                                                                             {"&apos;", '\''},
                                                                             {"&quot;", '"'},
                                                                             {"&#10;", '\n'},
                                                                             {"&#13;", '\r'}}};
    for (const auto& [name, character] : kEntities) {
      if (!skip(name)) continue;
      text += character;
      return true;
    }
    return false;
  }

  std::string_view rest_;
};

bool is_blank(char c) {
  // A backslash here continues a macro's line.
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v' || c == '\\';
}

std::string solid_part(std::string_view text) {
  std::string solid;
  std::copy_if(text.begin(), text.end(), std::back_inserter(solid),
               [](char c) { return !is_blank(c); });
  return solid;
}

/// What can be done, or left, without a look at the other replacements.
bool stands_alone(std::string_view from, std::string_view to) {
  std::string before = solid_part(from);
  std::string after = solid_part(to);
  if (before.empty() && after.starts_with("//")) return true;  // a comment behind a brace
  std::sort(before.begin(), before.end());
  std::sort(after.begin(), after.end());
  return before == after;  // blanks alone, or lines in another order
}

}  // namespace

std::vector<LineRange> patched_lines(const EmittedFile& file) {
  const std::vector<std::size_t> offsets = line_offsets(file.bytes);
  const auto line_of = [&](std::size_t offset) {
    const auto above = std::upper_bound(offsets.begin(), offsets.end(), offset);
    return static_cast<std::size_t>(above - offsets.begin());
  };
  std::vector<LineRange> lines;
  for (const Segment& segment : file.segments) {
    if (segment.origin != Segment::Origin::Edit || segment.output.empty()) continue;
    const LineRange range{line_of(segment.output.begin), line_of(segment.output.end - 1)};
    if (!lines.empty() && range.first <= lines.back().last + 1) {
      lines.back().last = std::max(lines.back().last, range.last);
    } else {
      lines.push_back(range);
    }
  }
  return lines;
}

std::optional<std::vector<OutputChange>> read_replacements(std::string_view xml, std::size_t size) {
  XmlReader reader(xml);
  if (!reader.skip_behind("<replacements") || !reader.skip_behind(">")) return std::nullopt;
  std::vector<OutputChange> changes;
  while (true) {
    reader.skip_blanks();
    if (reader.skip("</replacements>")) return changes;
    std::size_t offset = 0;
    std::size_t length = 0;
    OutputChange change;
    if (!reader.skip("<replacement") || !reader.read_number("offset", offset) ||
        !reader.read_number("length", length) || !reader.skip(">") ||
        !reader.read_text(change.text) || !reader.skip("</replacement>")) {
      return std::nullopt;
    }
    const std::size_t done = changes.empty() ? 0 : changes.back().range.end;
    if (offset < done || offset > size || length > size - offset) return std::nullopt;
    change.range = {offset, offset + length};
    changes.push_back(std::move(change));
  }
}

std::vector<OutputChange> on_lines(std::vector<OutputChange> replacements, std::string_view text,
                                   const std::vector<LineRange>& lines) {
  const std::vector<std::size_t> offsets = line_offsets(text);
  const auto stays = [&](const OutputChange& change) {
    return std::any_of(lines.begin(), lines.end(), [&](const LineRange& range) {
      const ByteRange bytes{offsets[range.first - 1], offsets[range.last]};
      const bool is_in = bytes.contains(change.range);
      // What comes behind the last line end is on the next line.
      const bool reaches_behind = change.range.end == bytes.end && text[bytes.end - 1] == '\n' &&
                                  (change.range.empty() || !change.text.ends_with('\n'));
      return is_in && !reaches_behind;
    });
  };
  const auto alone = [&](const OutputChange& change) {
    return stands_alone(text.substr(change.range.begin, change.range.size()), change.text);
  };
  const bool torn =
      std::any_of(replacements.begin(), replacements.end(),
                  [&](const OutputChange& change) { return !stays(change) && !alone(change); });
  std::erase_if(replacements, [&](const OutputChange& change) {
    return !stays(change) || (torn && !alone(change));
  });
  return replacements;
}

}  // namespace patchgen
