#include "diff/edit_script.h"

#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <utility>

#include "diff/shortest_script.h"

namespace patchgen {
namespace {

// Every level of splitting looks at each line once more.
constexpr int kMostLevels = 16;

/// A pair of stretches that may be compared on their own.
struct Region {
  std::size_t old_begin = 0;
  std::size_t old_end = 0;
  std::size_t new_begin = 0;
  std::size_t new_end = 0;
  int level = 0;
};

struct Anchor {
  std::size_t old_line = 0;
  std::size_t new_line = 0;
};

/// The longest run of anchors that rises on both sides; they come sorted by their old line.
std::vector<Anchor> longest_rising(const std::vector<Anchor>& anchors) {
  std::vector<std::size_t> ends;                      // by length: the anchor a run of it ends with
  std::vector<std::size_t> previous(anchors.size());  // the anchor before in its run
  for (std::size_t i = 0; i < anchors.size(); ++i) {
    const auto end = std::lower_bound(ends.begin(), ends.end(), i, [&](auto left, auto right) {
      return anchors[left].new_line < anchors[right].new_line;
    });
    previous[i] = end == ends.begin() ? i : *(end - 1);
    if (end == ends.end()) {
      ends.push_back(i);
    } else {
      *end = i;
    }
  }
  std::vector<Anchor> run(ends.size());
  for (std::size_t left = ends.size(), i = ends.empty() ? 0 : ends.back(); left > 0; --left) {
    run[left - 1] = anchors[i];
    i = previous[i];
  }
  return run;
}

class ScriptBuilder {
 public:
  ScriptBuilder(Lines old_lines, Lines new_lines);
  std::vector<Change> build();

 private:
  /// How often a line stands in the region at hand, and the places on the new side.
  struct Occurrences {
    std::size_t in_old = 0;
    std::size_t in_new = 0;
    std::size_t seen = 0;
  };

  int intern(std::string_view line);
  void compare(Region region);
  void trim(Region& region) const;
  void count(const Region& region);
  void forget(const Region& region);
  std::vector<Anchor> unique_anchors(const Region& region);
  std::vector<Anchor> counted_anchors(const Region& region);
  void split(const Region& region, const std::vector<Anchor>& anchors);
  void compare_rest(const Region& region);
  void replace_all(const Region& region);
  [[nodiscard]] std::vector<Change> changes() const;

  std::unordered_map<std::string_view, int> ids_;
  std::vector<int> old_ids_;
  std::vector<int> new_ids_;
  std::vector<Occurrences> occurrences_;
  std::vector<char> old_changed_;
  std::vector<char> new_changed_;
  std::vector<Region> waiting_;
};

ScriptBuilder::ScriptBuilder(Lines old_lines, Lines new_lines)
    : old_changed_(old_lines.size()), new_changed_(new_lines.size()) {
  ids_.reserve(old_lines.size() + new_lines.size());
  old_ids_.reserve(old_lines.size());
  new_ids_.reserve(new_lines.size());
  for (const std::string_view line : old_lines) {
    old_ids_.push_back(intern(line));
  }
  for (const std::string_view line : new_lines) {
    new_ids_.push_back(intern(line));
  }
  occurrences_.resize(ids_.size());
}

int ScriptBuilder::intern(std::string_view line) {
  return ids_.emplace(line, static_cast<int>(ids_.size())).first->second;
}

std::vector<Change> ScriptBuilder::build() {
  waiting_.push_back({0, old_ids_.size(), 0, new_ids_.size(), 0});
  while (!waiting_.empty()) {
    const Region region = waiting_.back();
    waiting_.pop_back();
    compare(region);
  }
  return changes();
}

void ScriptBuilder::compare(Region region) {
  trim(region);
  if (region.old_begin == region.old_end || region.new_begin == region.new_end) {
    replace_all(region);
    return;
  }
  count(region);
  const bool may_split = region.level < kMostLevels;
  const std::vector<Anchor> anchors = may_split ? unique_anchors(region) : std::vector<Anchor>();
  if (anchors.empty()) {
    compare_rest(region);
  } else {
    split(region, anchors);
  }
  forget(region);
}

void ScriptBuilder::trim(Region& region) const {
  while (region.old_begin < region.old_end && region.new_begin < region.new_end &&
         old_ids_[region.old_begin] == new_ids_[region.new_begin]) {
    ++region.old_begin;
    ++region.new_begin;
  }
  while (region.old_begin < region.old_end && region.new_begin < region.new_end &&
         old_ids_[region.old_end - 1] == new_ids_[region.new_end - 1]) {
    --region.old_end;
    --region.new_end;
  }
}

void ScriptBuilder::count(const Region& region) {
  for (std::size_t i = region.old_begin; i < region.old_end; ++i) {
    ++occurrences_[static_cast<std::size_t>(old_ids_[i])].in_old;
  }
  for (std::size_t i = region.new_begin; i < region.new_end; ++i) {
    ++occurrences_[static_cast<std::size_t>(new_ids_[i])].in_new;
  }
}

void ScriptBuilder::forget(const Region& region) {
  for (std::size_t i = region.old_begin; i < region.old_end; ++i) {
    occurrences_[static_cast<std::size_t>(old_ids_[i])] = {};
  }
  for (std::size_t i = region.new_begin; i < region.new_end; ++i) {
    occurrences_[static_cast<std::size_t>(new_ids_[i])] = {};
  }
}

/// Lines that stand once on either side: what people take for the same line.
std::vector<Anchor> ScriptBuilder::unique_anchors(const Region& region) {
  for (std::size_t i = region.new_begin; i < region.new_end; ++i) {
    occurrences_[static_cast<std::size_t>(new_ids_[i])].seen = i;
  }
  std::vector<Anchor> anchors;
  for (std::size_t i = region.old_begin; i < region.old_end; ++i) {
    const Occurrences& line = occurrences_[static_cast<std::size_t>(old_ids_[i])];
    if (line.in_old == 1 && line.in_new == 1) {
      anchors.push_back({i, line.seen});
    }
  }
  return longest_rising(anchors);
}

/// Lines that stand equally often on both sides, the first paired with the first and so on.
std::vector<Anchor> ScriptBuilder::counted_anchors(const Region& region) {
  std::unordered_map<int, std::vector<std::size_t>> places;
  for (std::size_t i = region.new_begin; i < region.new_end; ++i) {
    const Occurrences& line = occurrences_[static_cast<std::size_t>(new_ids_[i])];
    if (line.in_old == line.in_new) {
      places[new_ids_[i]].push_back(i);
    }
  }
  std::unordered_map<int, std::size_t> taken;
  std::vector<Anchor> anchors;
  for (std::size_t i = region.old_begin; i < region.old_end; ++i) {
    const auto found = places.find(old_ids_[i]);
    if (found != places.end()) {
      anchors.push_back({i, found->second[taken[old_ids_[i]]++]});
    }
  }
  return longest_rising(anchors);
}

void ScriptBuilder::split(const Region& region, const std::vector<Anchor>& anchors) {
  Region gap = region;
  gap.level = region.level + 1;
  for (const Anchor& anchor : anchors) {
    gap.old_end = anchor.old_line;
    gap.new_end = anchor.new_line;
    waiting_.push_back(gap);
    gap.old_begin = anchor.old_line + 1;
    gap.new_begin = anchor.new_line + 1;
  }
  gap.old_end = region.old_end;
  gap.new_end = region.new_end;
  waiting_.push_back(gap);
}

/// A region without unique lines in common.
void ScriptBuilder::compare_rest(const Region& region) {
  // A line that the other side lacks is changed in any script, so it need not be compared.
  std::vector<std::size_t> old_places;
  std::vector<std::size_t> new_places;
  for (std::size_t i = region.old_begin; i < region.old_end; ++i) {
    if (occurrences_[static_cast<std::size_t>(old_ids_[i])].in_new > 0) {
      old_places.push_back(i);
    }
  }
  for (std::size_t i = region.new_begin; i < region.new_end; ++i) {
    if (occurrences_[static_cast<std::size_t>(new_ids_[i])].in_old > 0) {
      new_places.push_back(i);
    }
  }
  std::vector<int> old_part;
  std::vector<int> new_part;
  for (const std::size_t place : old_places) {
    old_part.push_back(old_ids_[place]);
  }
  for (const std::size_t place : new_places) {
    new_part.push_back(new_ids_[place]);
  }
  if (const auto common = common_places(old_part, new_part)) {
    replace_all(region);
    for (const auto& [old_place, new_place] : *common) {
      old_changed_[old_places[old_place]] = 0;
      new_changed_[new_places[new_place]] = 0;
    }
    return;
  }
  const std::vector<Anchor> anchors =
      region.level < kMostLevels ? counted_anchors(region) : std::vector<Anchor>();
  if (anchors.empty()) {
    replace_all(region);
  } else {
    split(region, anchors);
  }
}

void ScriptBuilder::replace_all(const Region& region) {
  for (std::size_t i = region.old_begin; i < region.old_end; ++i) {
    old_changed_[i] = 1;
  }
  for (std::size_t i = region.new_begin; i < region.new_end; ++i) {
    new_changed_[i] = 1;
  }
}

std::vector<Change> ScriptBuilder::changes() const {
  std::vector<Change> changes;
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < old_changed_.size() || j < new_changed_.size()) {
    Change change{i, i, j, j};
    while (i < old_changed_.size() && old_changed_[i] != 0) {
      change.old_end = ++i;
    }
    while (j < new_changed_.size() && new_changed_[j] != 0) {
      change.new_end = ++j;
    }
    if (!change.is_insertion() || !change.is_deletion()) {
      changes.push_back(change);
    }
    ++i;
    ++j;
  }
  return changes;
}

}  // namespace

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t size = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.substr(0, size));
    text.remove_prefix(size);
  }
  return lines;
}

std::vector<Change> edit_script(Lines old_lines, Lines new_lines) {
  // What both ends share is most of the file and need not be looked up.
  std::size_t head = 0;
  const std::size_t most = std::min(old_lines.size(), new_lines.size());
  while (head < most && old_lines[head] == new_lines[head]) {
    ++head;
  }
  std::size_t tail = 0;
  while (tail < most - head &&
         old_lines[old_lines.size() - 1 - tail] == new_lines[new_lines.size() - 1 - tail]) {
    ++tail;
  }
  ScriptBuilder builder(old_lines.subspan(head, old_lines.size() - head - tail),
                        new_lines.subspan(head, new_lines.size() - head - tail));
  std::vector<Change> changes = builder.build();
  for (Change& change : changes) {
    change.old_begin += head;
    change.old_end += head;
    change.new_begin += head;
    change.new_end += head;
  }
  return changes;
}

}  // namespace patchgen
