#include "source/head_parts.h"

#include "source/macro_names.h"

namespace patchgen {
namespace {

/// How far in front of a name its type is looked for.
constexpr std::size_t kMostPartsBack = 64;

}  // namespace

bool HeadParts::is_macro_word(std::size_t k) const {
  return is_word(k) && looks_like_macro(word(k));
}

std::size_t HeadParts::name_part(std::size_t k) const {
  std::size_t before = k - 1;
  while (before > 0 && kind(before) == PartKind::Attribute) --before;  // f [[a]] (int)
  if (is_word(before)) return before;
  if (kind(before) == PartKind::Angles && before > 0 && is_word(before - 1)) return before - 1;
  return parts_.size();
}

std::size_t HeadParts::later_candidate(std::size_t from) const {
  for (std::size_t k = from + 1; k < parts_.size(); ++k) {
    if (kind(k) == PartKind::Comma || kind(k) == PartKind::Arrow) break;
    if (kind(k) == PartKind::OperatorName) return parts_.size();
    if (kind(k) != PartKind::Parens) continue;
    const std::size_t name = name_part(k);
    if (name != parts_.size()) return name;
  }
  return parts_.size();
}

bool HeadParts::has_type_before(std::size_t name) const {
  std::size_t first = qualifier_begin(name);
  for (std::size_t k = first; k > 0; --k) {
    switch (kind(k - 1)) {
      case PartKind::Type:
      case PartKind::Angles:
      case PartKind::Pointer:
        return true;
      case PartKind::Word:
        // `__device__` specifies; it is no type.
        if (!is_macro_word(k - 1) && !word(k - 1).ends_with("__")) return true;
        break;
      default:
        break;
    }
    if (first - k > kMostPartsBack) break;
  }
  return false;
}

std::size_t HeadParts::qualifier_begin(std::size_t name) const {
  std::size_t first = name;
  if (first > 0 && kind(first - 1) == PartKind::Tilde) --first;
  if (first > 0 && is_template_keyword(first - 1)) --first;
  while (first > 0 && kind(first - 1) == PartKind::Scope) {
    std::size_t before = first - 1;
    if (before > 0 && kind(before - 1) == PartKind::Angles) --before;
    if (before > 0 && is_word(before - 1)) {
      first = before - 1;
      if (first > 0 && is_template_keyword(first - 1) && first > 1 &&
          kind(first - 2) == PartKind::Scope) {
        --first;
      }
      continue;
    }
    return first - 1;  // `::f`
  }
  return first;
}

bool HeadParts::is_template_keyword(std::size_t k) const {
  return kind(k) == PartKind::Keyword && tokens_.is(parts_[k].first, Lexeme::Template);
}

bool HeadParts::has_type_from(std::size_t first) const {
  for (std::size_t k = first; k > 0; --k) {
    switch (kind(k - 1)) {
      case PartKind::Type:
      case PartKind::Angles:
      case PartKind::Pointer:
      case PartKind::Word:
        return true;
      default:
        break;
    }
  }
  return false;
}

}  // namespace patchgen
