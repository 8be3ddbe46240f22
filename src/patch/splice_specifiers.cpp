#include <algorithm>
#include <string>
#include <string_view>

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

/// `explicit` and `explicit(true)`, `constexpr` and `consteval`: only one of them may stand there.
bool exclude_each_other(const Specifier& a, const Specifier& b) {
  const auto is_explicit = [](const Specifier& each) { return each.text.starts_with("explicit"); };
  const auto is_constant = [](const Specifier& each) {
    return each.text == "constexpr" || each.text == "consteval";
  };
  return a.text == b.text || (is_explicit(a) && is_explicit(b)) ||
         (is_constant(a) && is_constant(b));
}

bool keeps(const SpliceState& state, const Specifier& specifier) {
  // Standard attributes belong to the first declaration, which is the one in the class.
  const bool standard = specifier.text.starts_with("[ [");
  if (standard && state.splice.place == FunctionPlace::OutOfLine && state.splice.in_class)
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

/// Those of the declaration in the patch file's class stand in front, where they stand there.
void add_declared_specifiers(const SpliceState& state, std::string& text) {
  if (!state.declared) return;
  std::string declared;
  for (const Specifier& specifier : state.declared->head().specifiers) {
    const auto same = [&](const Specifier& other) { return exclude_each_other(other, specifier); };
    const bool known =
        std::any_of(state.old_head.specifiers.begin(), state.old_head.specifiers.end(), same) ||
        (std::any_of(state.new_head.specifiers.begin(), state.new_head.specifiers.end(), same) &&
         keeps(state, specifier));
    const bool free_keyword =
        state.splice.place == FunctionPlace::Free && specifier.kind == Specifier::Kind::Keyword;
    if (known || free_keyword || specifier.text == "inline" || specifier.text == "friend") {
      continue;
    }
    declared += state.declared->text(specifier.range) + " ";
  }
  if (text.empty() && !declared.empty()) declared.pop_back();
  text.insert(0, declared);
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
  std::string text;
  if (!state.old_head.specifiers.empty()) {
    text = text_of(*state.splice.upstream, {state.old_head.specifiers.front().range.begin,
                                            state.old_head.specifiers.back().range.end});
  }
  for (const Specifier& specifier : state.new_head.specifiers) {
    const bool known =
        std::any_of(state.old_head.specifiers.begin(), state.old_head.specifiers.end(),
                    [&](const Specifier& old) { return exclude_each_other(old, specifier); });
    if (known || !keeps(state, specifier)) continue;
    if (!text.empty()) text += ' ';
    text += text_of(state.splice.replacement, specifier.range);
  }
  add_declared_specifiers(state, text);
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
    if (std::none_of(late.begin(), late.end(), same)) {
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
