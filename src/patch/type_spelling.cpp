#include "patch/type_spelling.h"

namespace patchgen {
namespace {

/// In front of the attributes that end before `index`.
std::size_t before_attributes(const CodeWords& words, std::size_t index) {
  while (is_any(words.before(index), {")", "]"})) {
    const auto begin = words.opening(index - 1);
    if (!begin) break;
    if (words.word(*begin) == "[" && words.word(*begin + 1) == "[") {
      index = *begin;
    } else if (is_any(words.before(*begin), {"alignas", "__attribute__", "__declspec"})) {
      index = *begin - 1;
    } else {
      break;
    }
  }
  return index;
}

/// `decltype(x)`, `typeof(x)` before `index`.
std::optional<std::size_t> decltype_before(const CodeWords& words, std::size_t index) {
  if (words.before(index) != ")") return std::nullopt;
  const auto begin = words.opening(index - 1);
  const bool spells_type =
      begin && is_any(words.before(*begin), {"decltype", "typeof", "__typeof__", "__typeof"});
  return spells_type ? std::optional(*begin - 1) : std::nullopt;
}

std::size_t before_specifiers(const CodeWords& words, std::size_t index) {
  while (true) {
    index = before_attributes(words, index);
    if (!is_type_specifier(words.before(index))) return index;
    --index;
  }
}

}  // namespace

std::optional<std::size_t> type_before(const CodeWords& words, std::size_t index) {
  index = before_attributes(words, index);
  while (is_any(words.before(index),
                {"&", "&&", "*", "const", "volatile", "...", "__restrict__", "__restrict"})) {
    --index;
  }
  index = before_attributes(words, index);
  if (is_type_keyword(words.before(index))) {
    while (is_type_keyword(words.before(index))) index = before_specifiers(words, index - 1);
    return index;
  }
  if (const auto begin = decltype_before(words, index)) return before_specifiers(words, *begin);
  while (true) {
    if (is_any(words.before(index), {">", ">>"})) {
      const auto begin = words.opening(index - 1);
      if (!begin) return std::nullopt;
      index = *begin;
    }
    if (!words.is_name_before(index)) return std::nullopt;
    --index;
    if (words.before(index) != "::") break;
    --index;
    if (const auto begin = decltype_before(words, index)) {
      index = *begin;
      break;
    }
    if (!words.is_name_before(index) && !is_any(words.before(index), {">", ">>"})) break;
  }
  return before_specifiers(words, index);
}

std::size_t behind_attributes(const CodeWords& words, std::size_t index) {
  while (true) {
    if (words.word(index) == "[" && words.word(index + 1) == "[") {
      index = words.behind_group(index);
    } else if (is_any(words.word(index), {"alignas", "__attribute__", "__declspec"}) &&
               words.word(index + 1) == "(") {
      index = words.behind_group(index + 1);
    } else {
      return index;
    }
  }
}

std::size_t behind_type(const CodeWords& words, std::size_t index) {
  const auto behind_specifiers = [&](std::size_t at) {
    at = behind_attributes(words, at);
    while (is_type_specifier(words.word(at))) at = behind_attributes(words, at + 1);
    return at;
  };
  std::size_t at = behind_specifiers(index);
  if (is_type_keyword(words.word(at))) {
    while (is_type_keyword(words.word(at))) at = behind_specifiers(at + 1);
    return at;
  }
  if (is_any(words.word(at), {"decltype", "typeof", "__typeof__"}) && words.word(at + 1) == "(") {
    return behind_specifiers(words.behind_group(at + 1));
  }
  if (words.word(at) == "::") ++at;
  while (words.is_name(at)) {
    ++at;
    if (words.word(at) == "<") at = words.behind_group(at);
    if (words.word(at) != "::") return behind_specifiers(at);
    ++at;
    if (words.word(at) == "template") ++at;
  }
  return index;
}

}  // namespace patchgen
