#include "drift/word_changes.h"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <utility>

#include "diff/edit_script.h"

namespace patchgen {
namespace {

/// The words of one file as an edit script compares them, and the line that each begins on.
class Side {
 public:
  explicit Side(const WordedText& file) {
    std::string_view before;  // not where the header says: lines may stand above it
    for (const CanonicalWord& word : file.words->words()) {
      const bool is_fingerprint = word.kind == CanonicalWord::Kind::Comment &&
                                  std::exchange(before, word.text) == "Fingerprint:";
      lines_.push_back(file.text->line_of(word.offset));
      const auto line_ends = std::count(word.text.begin(), word.text.end(), '\n');
      last_lines_.push_back(lines_.back() + static_cast<int>(line_ends));  // a raw string's
      if (word.kind == CanonicalWord::Kind::Token) {
        keys_.push_back(word.text);
      } else if (is_fingerprint) {
        keys_.emplace_back("//fingerprint");
      } else {  // told from a token of the same text
        std::string& key = marked_.emplace_back("//");
        key += word.text;
        keys_.push_back(key);
      }
    }
  }

  [[nodiscard]] Lines keys() const { return keys_; }
  [[nodiscard]] std::size_t size() const { return keys_.size(); }
  /// Word `b`, which follows `a`, begins on the line on which `a` ends.
  [[nodiscard]] bool same_line(std::size_t a, std::size_t b) const {
    return last_lines_[a] == lines_[b];
  }
  [[nodiscard]] bool starts_line(std::size_t word) const {
    return word == 0 || word >= lines_.size() || last_lines_[word - 1] != lines_[word];
  }
  /// First and last line of the words [begin, end). Without words: where they would stand.
  void lines_of_words(std::size_t begin, std::size_t end, int& first, int& last) const {
    if (begin == end) {
      first = begin == 0 ? 1 : lines_[begin - 1] + 1;
      last = first - 1;
      return;
    }
    // Sorted includes do not stand in the order of their words.
    const auto at = [](const std::vector<int>& lines, std::size_t word) {
      return lines.begin() + static_cast<std::ptrdiff_t>(word);
    };
    first = *std::min_element(at(lines_, begin), at(lines_, end));
    last = *std::max_element(at(last_lines_, begin), at(last_lines_, end));
  }

 private:
  std::vector<std::string_view> keys_;
  std::vector<int> lines_;
  std::vector<int> last_lines_;
  std::deque<std::string> marked_;
};

/// Inserted (or deleted) words may stand in several places: `; int b` or `int b ;`. Moves `change`
/// to one where they are whole lines, if there is one between the bounds.
void settle_on_lines(Change& change, const Side& old_side, const Side& new_side,
                     std::size_t old_floor, std::size_t old_ceiling) {
  if (!change.is_insertion() && !change.is_deletion()) return;
  const Side& side = change.is_insertion() ? new_side : old_side;
  std::size_t begin = change.is_insertion() ? change.new_begin : change.old_begin;
  std::size_t end = change.is_insertion() ? change.new_end : change.old_end;
  const std::size_t first = begin;
  std::size_t room = change.old_begin - old_floor;
  while (room > 0 && begin > 0 && side.keys()[begin - 1] == side.keys()[end - 1]) {
    --begin, --end, --room;
  }
  room = old_ceiling - change.old_end + (first - begin);
  while (!(side.starts_line(begin) && side.starts_line(end))) {
    if (room == 0 || end >= side.size() || side.keys()[begin] != side.keys()[end]) return;
    ++begin, ++end, --room;
  }
  const auto moved = [&](std::size_t at) { return at + begin - first; };
  change = {moved(change.old_begin), moved(change.old_end), moved(change.new_begin),
            moved(change.new_end)};
}

/// Makes `change` end where lines end in both files; not beyond the words given.
void extend_to_lines(Change& change, const Side& old_side, const Side& new_side,
                     std::size_t old_floor, std::size_t old_ceiling) {
  const auto shares_line_above = [&](const Side& side, std::size_t begin, std::size_t end) {
    return begin < end && side.same_line(begin - 1, begin);
  };
  while (change.old_begin > old_floor && change.new_begin > 0 &&
         (shares_line_above(old_side, change.old_begin, change.old_end) ||
          shares_line_above(new_side, change.new_begin, change.new_end))) {
    --change.old_begin;
    --change.new_begin;
  }
  const auto shares_line_below = [&](const Side& side, std::size_t begin, std::size_t end) {
    return begin < end && end < side.size() && side.same_line(end - 1, end);
  };
  while (change.old_end < old_ceiling && change.new_end < new_side.size() &&
         (shares_line_below(old_side, change.old_begin, change.old_end) ||
          shares_line_below(new_side, change.new_begin, change.new_end))) {
    ++change.old_end;
    ++change.new_end;
  }
}

}  // namespace

std::vector<LineChange> changed_lines(const WordedText& old_file, const WordedText& new_file) {
  const Side old_side(old_file);
  const Side new_side(new_file);
  std::vector<Change> changes = edit_script(old_side.keys(), new_side.keys());
  std::vector<Change> merged;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    const std::size_t floor = merged.empty() ? 0 : merged.back().old_end;
    const std::size_t ceiling = i + 1 < changes.size() ? changes[i + 1].old_begin : old_side.size();
    settle_on_lines(changes[i], old_side, new_side, floor, ceiling);
    extend_to_lines(changes[i], old_side, new_side, floor, ceiling);
    const bool touches = !merged.empty() && changes[i].old_begin <= merged.back().old_end &&
                         changes[i].new_begin <= merged.back().new_end;
    if (touches) {
      merged.back().old_end = changes[i].old_end;
      merged.back().new_end = changes[i].new_end;
    } else {
      merged.push_back(changes[i]);
    }
  }
  std::vector<LineChange> lines;
  for (const Change& change : merged) {
    LineChange& line = lines.emplace_back();
    old_side.lines_of_words(change.old_begin, change.old_end, line.old_first, line.old_last);
    new_side.lines_of_words(change.new_begin, change.new_end, line.new_first, line.new_last);
  }
  return lines;
}

}  // namespace patchgen
