#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "patch/attribute_name.h"
#include "patch/splice_parts.h"

namespace patchgen {
namespace {

/// cv- and ref-qualifiers and noexcept of a head, without a trailing return type.
std::string object_qualifiers(const FunctionHead& head) {
  std::string_view qualifiers = head.qualifiers;
  qualifiers = qualifiers.substr(0, qualifiers.find("->"));
  while (qualifiers.ends_with(' ')) qualifiers.remove_suffix(1);
  return std::string(qualifiers);
}

bool is_standard_attribute(const Specifier& specifier) {
  return specifier.text.starts_with("[ [");
}

/// `explicit` and `explicit(true)`, `constexpr` and `consteval`: only one of them may stand there.
bool exclude_each_other(const Specifier& a, const Specifier& b) {
  const auto is_explicit = [](const Specifier& each) { return each.text.starts_with("explicit"); };
  const auto is_constant = [](const Specifier& each) {
    return each.text == "constexpr" || each.text == "consteval";
  };
  return a.text == b.text || (is_explicit(a) && is_explicit(b)) ||
         (is_constant(a) && is_constant(b));
}

/// A friend line that defines nothing may have neither `inline`, unless the function was declared
/// so before, nor attributes.
bool is_friend_line(const SpliceState& state) {
  return state.splice.head_only && state.splice.upstream &&
         state.splice.upstream->declaration->kind == DeclarationKind::Friend;
}

bool keeps(const SpliceState& state, const Specifier& specifier) {
  if (is_friend_line(state) && (specifier.text == "inline" || is_standard_attribute(specifier))) {
    return false;
  }
  // Standard attributes belong to the first declaration, which is the one in the class.
  if (is_standard_attribute(specifier) && state.splice.place == FunctionPlace::OutOfLine &&
      state.splice.in_class)
    return false;
  if (specifier.kind != Specifier::Kind::Keyword) return true;
  if (specifier.text.starts_with("constexpr") || specifier.text.starts_with("consteval"))
    return true;
  if (state.splice.place == FunctionPlace::Free) return specifier.text == "inline";
  const bool from_class =
      state.made.qualifier.empty() && state.made.kind != DeclarationKind::Function;
  if (state.splice.place != FunctionPlace::InClass || !from_class) return false;
  return specifier.text == "virtual" || specifier.text == "static" ||
         specifier.text.starts_with("explicit");
}

/// Attributes of the standard stand in front of all other specifiers.
struct SpecifierText {
  std::string attributes;
  std::string words;

  void add(const Specifier& specifier, std::string_view spelled) {
    append(is_standard_attribute(specifier) ? attributes : words, spelled);
  }
  static void append(std::string& text, std::string_view more) {
    if (!text.empty() && !more.empty()) text += ' ';
    text += more;
  }
  [[nodiscard]] std::string joined() const {
    std::string text = attributes;
    append(text, words);
    return text;
  }
};

/// What the replacement says with other arguments than upstream's `old`, in whose place it comes:
/// `__launch_bounds__(512)` for `__launch_bounds__(256)`. Empty: it stands behind the return type.
std::optional<std::string> overriding(const SpliceState& state, const Specifier& old) {
  const FunctionHead& head = state.old_head;
  const bool is_only = same_attribute(head.specifiers, old) != nullptr ||
                       same_attribute(head.late_specifiers, old) != nullptr;
  if (!is_only) return std::nullopt;
  if (const Specifier* mine = same_attribute(state.new_head.specifiers, old)) {
    return text_of(state.splice.replacement, mine->range);
  }
  if (same_attribute(state.new_head.late_specifiers, old) != nullptr) return "";
  if (!state.declared) return std::nullopt;
  const Specifier* declared = same_attribute(state.declared->head().specifiers, old);
  if (declared == nullptr) return std::nullopt;
  return state.declared->text(declared->range);
}

/// Whether upstream has `mine`, with whatever arguments: it stands where upstream's does.
bool has_attribute(const std::vector<Specifier>& old, const Specifier& mine,
                   const std::vector<Specifier>& all_mine) {
  return same_attribute(old, mine) != nullptr && same_attribute(all_mine, mine) != nullptr;
}

/// Upstream's, as they are spelled there.
SpecifierText upstream_specifiers(const SpliceState& state) {
  SpecifierText text;
  const std::vector<Specifier>& old = state.old_head.specifiers;
  const auto first_word = std::find_if_not(old.begin(), old.end(), is_standard_attribute);
  const auto slice = [&](auto begin, auto end) {
    std::string spelled;
    if (begin == end) return spelled;
    std::size_t at = begin->range.begin;
    for (auto each = begin; each != end; ++each) {
      const std::optional<std::string> other = overriding(state, *each);
      if (!other) continue;
      spelled += text_of(*state.splice.upstream, {at, each->range.begin}) + *other;
      const bool leaves_blanks = other->empty() && std::next(each) != end;
      at = leaves_blanks ? std::next(each)->range.begin : each->range.end;
    }
    spelled += text_of(*state.splice.upstream, {at, std::prev(end)->range.end});
    while (spelled.ends_with(' ') || spelled.ends_with('\n')) spelled.pop_back();
    return spelled;
  };
  text.attributes = slice(old.begin(), first_word);
  text.words = slice(first_word, old.end());
  return text;
}

/// Those of the declaration in the patch file's class, where they stand there.
SpecifierText declared_specifiers(const SpliceState& state) {
  SpecifierText text;
  if (!state.declared || is_friend_line(state)) return text;
  for (const Specifier& specifier : state.declared->head().specifiers) {
    const auto same = [&](const Specifier& other) { return exclude_each_other(other, specifier); };
    const bool known =
        std::any_of(state.old_head.specifiers.begin(), state.old_head.specifiers.end(), same) ||
        (std::any_of(state.new_head.specifiers.begin(), state.new_head.specifiers.end(), same) &&
         keeps(state, specifier));
    const bool overrides =
        has_attribute(state.old_head.specifiers, specifier, state.declared->head().specifiers);
    const bool free_keyword =
        state.splice.place == FunctionPlace::Free && specifier.kind == Specifier::Kind::Keyword;
    if (known || overrides || free_keyword || specifier.text == "inline" ||
        specifier.text == "friend") {
      continue;
    }
    text.add(specifier, state.declared->text(specifier.range));
  }
  return text;
}

/// override and final of the patch file's class that neither upstream nor the definition has.
std::string declared_virt_specifiers(const SpliceState& state) {
  std::string result;
  for (const VirtSpecifier& each : state.declared->head().virt_specifiers) {
    const auto same = [&](const VirtSpecifier& other) { return other.text == each.text; };
    const auto has = [&](const FunctionHead& head) {
      return std::any_of(head.virt_specifiers.begin(), head.virt_specifiers.end(), same);
    };
    if (!has(state.old_head) && !has(state.new_head))
      result += " " + state.declared->text(each.range);
  }
  return result;
}

}  // namespace

void splice_specifiers(SpliceState& state) {
  SpecifierText specifiers = declared_specifiers(state);
  const SpecifierText old = upstream_specifiers(state);
  SpecifierText::append(specifiers.attributes, old.attributes);
  SpecifierText::append(specifiers.words, old.words);
  for (const Specifier& specifier : state.new_head.specifiers) {
    const bool known =
        std::any_of(state.old_head.specifiers.begin(), state.old_head.specifiers.end(),
                    [&](const Specifier& each) { return exclude_each_other(each, specifier); }) ||
        has_attribute(state.old_head.specifiers, specifier, state.new_head.specifiers);
    if (known || !keeps(state, specifier)) continue;
    specifiers.add(specifier, text_of(state.splice.replacement, specifier.range));
  }
  std::string text = specifiers.joined();
  std::replace(text.begin(), text.end(), '\n', ' ');
  std::erase(text, '\r');
  const std::size_t begin = head_begin(*state.splice.replacement.file, state.made);
  std::size_t end = begin;
  if (!state.new_head.specifiers.empty()) {
    end = state.new_head.return_type.empty() ? state.declarator_begin()
                                             : state.new_head.return_type.begin;
  }
  if (!text.empty()) text += ' ';
  if (text_of(state.splice.replacement, {begin, end}) != text)
    state.rewriter.replace({begin, end}, text);
}

void splice_late_specifiers(SpliceState& state) {
  if (state.new_head.return_type.empty()) return;
  std::string text;
  for (const Specifier& old : state.old_head.late_specifiers) {
    const auto same = [&](const Specifier& mine) { return mine.text == old.text; };
    const auto& late = state.new_head.late_specifiers;
    if (std::none_of(late.begin(), late.end(), same) && !overriding(state, old)) {
      text += ' ';
      text += state.splice.upstream->file->text->slice(old.range);
    }
  }
  if (!text.empty()) state.rewriter.insert(state.new_head.return_type.end, text);
}

void splice_suffix(SpliceState& state) {
  const bool in_class = state.splice.place == FunctionPlace::InClass;
  std::string tail;
  for (const VirtSpecifier& old : state.old_head.virt_specifiers) {
    const auto same = [&](const VirtSpecifier& v) { return v.text == old.text; };
    const bool there = std::any_of(state.new_head.virt_specifiers.begin(),
                                   state.new_head.virt_specifiers.end(), same);
    // override and final stand in the class alone; a macro may belong to any declaration.
    const bool of_class = old.text == "override" || old.text == "final";
    if (there || (of_class && !in_class)) continue;
    tail += ' ';
    tail += state.splice.upstream->file->text->slice(old.range);
  }
  for (const VirtSpecifier& mine : state.new_head.virt_specifiers) {
    const bool of_class = mine.text == "override" || mine.text == "final";
    const bool overrides_nothing = state.splice.overrides_nothing && mine.text == "override";
    if ((!in_class && of_class) || overrides_nothing) state.remove_with_blanks(mine.range);
  }
  if (state.declared) tail += declared_virt_specifiers(state);
  const bool from_free =
      state.made.kind == DeclarationKind::Function && state.made.qualifier.empty();
  if (state.splice.place != FunctionPlace::Free && from_free && state.new_head.qualifiers.empty()) {
    const std::string qualifiers = object_qualifiers(state.old_head);
    if (!qualifiers.empty()) tail = " " + qualifiers + tail;
  }
  if (!tail.empty()) state.rewriter.insert(state.head_end(), tail);
}

}  // namespace patchgen
