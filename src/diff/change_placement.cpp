#include "diff/change_placement.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>

namespace patchgen {
namespace {

constexpr std::size_t kTabStop = 8;
constexpr int kMostIndent = 200;
constexpr int kIndentCost = 10;
constexpr int kBehindBlankBonus = 6;
constexpr int kBeforeBlankBonus = 3;
// Places farther away are no better than these; keeps files of equal lines cheap.
constexpr std::size_t kMostPlaces = 100;
constexpr std::size_t kMostBlankLines = 20;

/// Columns before the first visible character; nothing for a blank line.
std::optional<int> indent_of(std::string_view line) {
  std::size_t columns = 0;
  for (const char c : line) {
    if (c == ' ') {
      ++columns;
    } else if (c == '\t') {
      columns += kTabStop - columns % kTabStop;
    } else if (c != '\r' && c != '\n' && c != '\f' && c != '\v') {
      return static_cast<int>(std::min<std::size_t>(columns, kMostIndent));
    }
  }
  return std::nullopt;
}

/// Whether `line` goes on with what began above it: a closing bracket, an opening brace on a line
/// of its own, `else`, `#endif`.
bool continues_block(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t");
  if (begin == std::string_view::npos) {
    return false;
  }
  const std::string_view text = line.substr(begin);
  return std::string_view("})]{").find(text.front()) != std::string_view::npos ||
         text.starts_with("#e") || text.starts_with("else");
}

/// What it costs a reader when a run begins or ends just before line `place`.
int cost_of_cut(Lines lines, std::size_t place) {
  if (place == 0 || place == lines.size()) {
    return -kBehindBlankBonus;
  }
  std::size_t next = place;
  while (next < lines.size() && next - place < kMostBlankLines && !indent_of(lines[next])) {
    ++next;
  }
  std::size_t last = place;
  while (last > 0 && place - last < kMostBlankLines && !indent_of(lines[last - 1])) {
    --last;
  }
  int indent = next < lines.size() ? indent_of(lines[next]).value_or(0) : 0;
  if (next < lines.size() && continues_block(lines[next])) {
    const int above = last > 0 ? indent_of(lines[last - 1]).value_or(0) : 0;
    indent = std::max(indent + 1, above);
  }
  const int bonus = last < place ? kBehindBlankBonus : next > place ? kBeforeBlankBonus : 0;
  return kIndentCost * indent - bonus;
}

class Placer {
 public:
  Placer(std::vector<Change> changes, Lines old_lines, Lines new_lines)
      : waiting_(std::move(changes)), old_(old_lines), new_(new_lines) {}

  std::vector<Change> place() {
    for (next_ = 0; next_ < waiting_.size();) {
      Change change = waiting_[next_++];
      // Each round that finds a neighbour leaves one change less.
      while (join_neighbour(change)) {
      }
      placed_.push_back(at_best_place(change));
    }
    return std::move(placed_);
  }

 private:
  [[nodiscard]] static bool is_run(const Change& change) {
    return change.is_insertion() || change.is_deletion();
  }
  [[nodiscard]] bool touches_previous(const Change& change) const {
    return !placed_.empty() && placed_.back().old_end == change.old_begin &&
           placed_.back().new_end == change.new_begin;
  }
  [[nodiscard]] bool touches_next(const Change& change) const {
    return next_ < waiting_.size() && waiting_[next_].old_begin == change.old_end &&
           waiting_[next_].new_begin == change.new_end;
  }
  bool move_up(Change& change) const;
  bool move_down(Change& change) const;
  bool join_neighbour(Change& change);
  [[nodiscard]] Change at_best_place(Change change) const;

  std::vector<Change> waiting_;
  std::size_t next_ = 0;
  std::vector<Change> placed_;
  Lines old_;
  Lines new_;
};

bool Placer::move_up(Change& change) const {
  const auto& [lines, begin, end] = change.is_insertion()
                                        ? std::tuple(new_, change.new_begin, change.new_end)
                                        : std::tuple(old_, change.old_begin, change.old_end);
  if (change.old_begin == 0 || change.new_begin == 0 || touches_previous(change) ||
      lines[begin - 1] != lines[end - 1]) {
    return false;
  }
  --change.old_begin, --change.old_end, --change.new_begin, --change.new_end;
  return true;
}

bool Placer::move_down(Change& change) const {
  const auto& [lines, begin, end] = change.is_insertion()
                                        ? std::tuple(new_, change.new_begin, change.new_end)
                                        : std::tuple(old_, change.old_begin, change.old_end);
  if (change.old_end == old_.size() || change.new_end == new_.size() || touches_next(change) ||
      lines[begin] != lines[end]) {
    return false;
  }
  ++change.old_begin, ++change.old_end, ++change.new_begin, ++change.new_end;
  return true;
}

/// Moves `change` next to another one and makes them one, if it can be moved that far.
bool Placer::join_neighbour(Change& change) {
  if (!is_run(change)) {
    return false;
  }
  Change moved = change;
  while (move_up(moved)) {
  }
  if (touches_previous(moved)) {
    moved.old_begin = placed_.back().old_begin;
    moved.new_begin = placed_.back().new_begin;
    placed_.pop_back();
    change = moved;
    return true;
  }
  moved = change;
  while (move_down(moved)) {
  }
  if (touches_next(moved)) {
    moved.old_end = waiting_[next_].old_end;
    moved.new_end = waiting_[next_].new_end;
    ++next_;
    change = moved;
    return true;
  }
  return false;
}

Change Placer::at_best_place(Change change) const {
  if (!is_run(change)) {
    return change;
  }
  while (move_down(change)) {
  }
  const bool insertion = change.is_insertion();
  Change best = change;
  int least = std::numeric_limits<int>::max();
  for (std::size_t i = 0; i < kMostPlaces; ++i) {
    const int cost = insertion
                         ? cost_of_cut(new_, change.new_begin) + cost_of_cut(new_, change.new_end)
                         : cost_of_cut(old_, change.old_begin) + cost_of_cut(old_, change.old_end);
    if (cost < least) {
      least = cost;
      best = change;
    }
    if (!move_up(change)) {
      break;
    }
  }
  return best;
}

}  // namespace

std::vector<Change> place_changes(std::vector<Change> changes, Lines old_lines, Lines new_lines) {
  return Placer(std::move(changes), old_lines, new_lines).place();
}

}  // namespace patchgen
