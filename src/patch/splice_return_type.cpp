#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "patch/class_templates.h"
#include "patch/splice_parts.h"
#include "patch/token_view.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

/// `auto f() -> T`
bool has_trailing_type(const FunctionHead& head) {
  return head.qualifiers.find("->") != std::string::npos;
}

std::string renamed_text(const SpliceState& state, const Found& from, ByteRange range) {
  SliceRewriter part(*from.file, range);
  if (!state.splice.class_name.empty()) {
    part.rename_identifier(scope_name(state.made), state.splice.class_name);
  }
  const auto& own = state.splice.own_parameters;
  const auto& theirs = state.splice.class_parameters;
  for (std::size_t i = 0; own.size() == theirs.size() && i < own.size(); ++i) {
    part.rename_identifier(own[i], theirs[i]);
  }
  return part.render().text;
}

/// The tokens of `range` with the names of the replacement's class and of its template parameters
/// as the target has them.
std::string renamed_words(const SpliceState& state, const Found& from, ByteRange range) {
  const std::string text = renamed_text(state, from, range);
  std::string words;
  for (const std::string_view word : split_spelling(text)) {
    if (!words.empty()) words += ' ';
    words += word;
  }
  return words;
}

/// `A::B` for `B` of class A, or for class B in A; empty for what needs no qualifier.
std::string spelled_outside(const SpliceState& state, const std::string& word,
                            std::vector<std::string> parts) {
  std::string name;
  if (word != scope_name(state.made)) {
    if (!state.made.qualifier.empty() || state.made.kind == DeclarationKind::Function) return "";
    name = state.splice.names.apply(word);
    const auto type =
        std::find_if(state.splice.member_types.begin(), state.splice.member_types.end(),
                     [&](const MemberType& t) { return t.name == name; });
    if (type == state.splice.member_types.end() || type->level >= parts.size()) return "";
    parts.resize(parts.size() - type->level);
    parts.push_back(name);
  } else if (parts.size() < 2 && class_head_count(*state.splice.upstream) == 0) {
    return "";  // it is renamed as everywhere
  }
  return fmt::format("{}", fmt::join(parts, "::"));
}

/// A return type that names the class or its members gets the qualifier that it needs outside of
/// the class; that of a class template goes behind the parameters, where it needs none.
void qualify_return_type(SpliceState& state, ByteRange type) {
  const std::vector<std::string> parts = qualifier_parts(*state.splice.upstream);
  const std::vector<Token> tokens = code_tokens_in(*state.splice.replacement.file, type);
  const SourceText& text = *state.splice.replacement.file->text;
  const bool is_template = class_head_count(*state.splice.upstream) > 0;
  std::vector<std::pair<ByteRange, std::string>> changes;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string_view next = i + 1 < tokens.size() ? spelling(text, tokens[i + 1]) : "";
    if (tokens[i].kind != TokenKind::Identifier) continue;
    if (i > 0 && spelling(text, tokens[i - 1]) == "::") continue;
    const std::string word(spelling(text, tokens[i]));
    std::string wanted = spelled_outside(state, word, parts);
    if (wanted.empty() || wanted == state.splice.names.apply(word)) continue;
    if (is_template && next == "<" && word == scope_name(state.made)) continue;
    changes.emplace_back(tokens[i].range(), std::move(wanted));
  }
  if (changes.empty()) return;
  if (is_template) {
    state.rewriter.insert(state.head_end(),
                          " -> " + renamed_text(state, state.splice.replacement, type));
    state.rewriter.replace(type, "auto");
    return;
  }
  for (auto& [range, wanted] : changes) state.rewriter.replace(range, std::move(wanted));
}

}  // namespace

void splice_return_type(SpliceState& state) {
  const ByteRange mine = state.new_head.return_type;
  const bool outside = !mine.empty() && state.splice.place == FunctionPlace::OutOfLine;
  bool same = false;
  // `auto` alone says nothing without the type behind the parameters.
  if (outside && state.splice.in_class &&
      has_trailing_type(state.old_head) == has_trailing_type(state.new_head)) {
    const FunctionHead declared =
        read_function_head(*state.splice.in_class->file, *state.splice.in_class->declaration);
    same = renamed_words(state, state.splice.replacement, mine) ==
           normalized(*state.splice.in_class->file, declared.return_type);
    // Upstream's spelling has upstream's template parameters.
    const bool spells_alike =
        !state.keeps_qualifier || state.splice.own_parameters == state.splice.class_parameters;
    if (same && spells_alike)
      state.rewriter.replace(mine, text_of(*state.splice.upstream, state.old_head.return_type));
  }
  if (outside && !same && state.splice.upstream) qualify_return_type(state, mine);
  if (state.declared && state.splice.place == FunctionPlace::InClass && !mine.empty() &&
      !has_trailing_type(state.new_head)) {
    // As it is spelled in a class: `R`, not `X::R`.
    const std::string declared = state.declared->return_type();
    if (!declared.empty()) state.rewriter.replace(mine, declared);
  }
  splice_late_specifiers(state);
}

}  // namespace patchgen
