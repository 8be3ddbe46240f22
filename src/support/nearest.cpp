#include <algorithm>
#include <optional>
#include <unordered_set>
#include <utility>

#include "support/edit_distance.h"

namespace patchgen {
namespace {

// No name that is farther off was meant, however long; keeps words of many kilobytes cheap.
constexpr std::size_t kMostEdits = 16;
constexpr std::size_t kEditCost = 4;
constexpr std::size_t kOtherQualifierCost = 2 * kEditCost;
constexpr std::size_t kLongerNameCost = 3 * kEditCost;
constexpr std::size_t kShortestStem = 4;

std::size_t most_edits(std::size_t length) {
  return std::min((length + 1) / 3, kMostEdits);
}

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// A name in pieces, in lower case, without its parameter list.
struct Name {
  std::string text;                     ///< components joined with "::"
  std::vector<std::size_t> components;  ///< offset of each component in `text`
  std::string_view rest;                ///< the parameter list and what follows it, as given

  [[nodiscard]] std::size_t count() const { return components.size(); }
  /// The last `n` components.
  [[nodiscard]] std::string_view last(std::size_t n) const {
    return std::string_view(text).substr(components[count() - n]);
  }
  /// All components but the last.
  [[nodiscard]] std::string_view qualifier() const {
    return std::string_view(text).substr(0, count() > 1 ? components.back() - 2 : 0);
  }
};

/// Where the parameter list begins; the parentheses of `operator()` are part of the name.
std::size_t name_length(std::string_view word) {
  constexpr std::string_view kCall = "operator()";
  const std::size_t call = word.find(kCall);
  const std::size_t from = call == std::string_view::npos ? 0 : call + kCall.size();
  return std::min(word.find('(', from), word.size());
}

Name name_of(std::string_view word) {
  Name name;
  const std::size_t length = name_length(word);
  name.rest = word.substr(length);
  std::string_view head = word.substr(0, length);
  while (!head.empty() && head.back() == ' ') {
    head.remove_suffix(1);
  }
  name.text.reserve(head.size());
  name.components.push_back(0);
  int depth = 0;  // `::` inside template arguments separates nothing
  const bool is_operator = head.find("operator") != std::string_view::npos;
  for (std::size_t i = 0; i < head.size(); ++i) {
    const char c = head[i];
    if (!is_operator) {
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
    }
    const bool colons = c == ':' && i + 1 < head.size() && head[i + 1] == ':';
    const bool dot =
        c == '.' && i > 0 && i + 1 < head.size() && head[i - 1] != '.' && head[i + 1] != '.';
    if (depth <= 0 && (colons || dot)) {
      i += colons ? 1 : 0;
      name.text += "::";
      name.components.push_back(name.text.size());
    } else {
      name.text += lower(c);
    }
  }
  return name;
}

std::optional<std::size_t> edits(std::string_view a, std::string_view b) {
  const std::size_t limit = most_edits(a.size());
  const std::size_t distance = edit_distance(a, b, limit);
  return distance <= limit ? std::optional(distance) : std::nullopt;
}

bool is_stem(std::string_view stem, std::string_view longer) {
  return stem.size() >= kShortestStem && longer.size() > stem.size() && longer.starts_with(stem);
}

/// How far off `candidate` is, nothing when it cannot have been meant. Small extras break ties.
std::optional<std::size_t> cost_of(const Name& word, const Name& candidate) {
  std::optional<std::size_t> best;
  const auto offer = [&](std::size_t cost) { best = std::min(best.value_or(cost), cost); };

  // The same number of components: a qualifier that one of the two lacks costs next to nothing.
  const std::size_t shared = std::min(word.count(), candidate.count());
  const std::size_t missing = word.count() == candidate.count() ? 0 : 1;
  if (const auto distance = edits(word.last(shared), candidate.last(shared))) {
    offer(*distance * kEditCost + missing);
  }
  const std::string_view word_last = word.last(1);
  const std::string_view candidate_last = candidate.last(1);
  if (word_last == candidate_last && !word_last.empty()) {
    const std::size_t apart = edit_distance(word.qualifier(), candidate.qualifier(), kMostEdits);
    offer(kOtherQualifierCost + 2 * apart);
  } else if (word.count() == 1 &&
             (is_stem(word_last, candidate_last) || is_stem(candidate_last, word_last))) {
    offer(kLongerNameCost + missing);
  }
  return best;
}

}  // namespace

std::vector<std::string> nearest(std::string_view word, std::span<const std::string> candidates,
                                 std::size_t most) {
  const Name wanted = name_of(word);
  std::vector<std::pair<std::size_t, std::size_t>> found;  // cost, place
  std::unordered_set<std::string_view> seen;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const std::string& candidate = candidates[i];
    const Name name = name_of(candidate);
    std::optional<std::size_t> cost = cost_of(wanted, name);
    if (!cost || !seen.insert(candidate).second) {
      continue;
    }
    // The exact spelling goes first, then a difference in case or parameters only.
    const bool other_parameters = wanted.rest != name.rest;
    *cost = 4 * *cost + (candidate == word ? 0 : 1) + (other_parameters ? 1 : 0);
    found.emplace_back(*cost, i);
  }
  std::sort(found.begin(), found.end());
  std::vector<std::string> names;
  for (const auto& [cost, place] : found) {
    if (names.size() == most) {
      break;
    }
    names.push_back(candidates[place]);
  }
  return names;
}

}  // namespace patchgen
