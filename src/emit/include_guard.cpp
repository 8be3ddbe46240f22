#include "emit/include_guard.h"

#include <algorithm>
#include <cctype>

#include "patch/token_view.h"

namespace patchgen {
namespace {

/// `M` of `#ifndef M`, `#if !defined(M)`, `#define M`: the only identifier behind the keywords.
std::string_view only_macro(const OutlinedFile& file, const Directive& directive) {
  std::string_view macro;
  int words = 0;
  for (const Token& token : code_tokens_in(file, directive.range)) {
    const std::string_view word = spelling(*file.text, token);
    const bool is_keyword =
        words < 2 || word == "defined" || word == "!" || word == "(" || word == ")";
    ++words;
    if (is_keyword) continue;
    if (token.kind != TokenKind::Identifier || !macro.empty()) return {};
    macro = word;
  }
  return macro;
}

/// True when no code stands in `range`.
bool is_empty_of_code(const OutlinedFile& file, ByteRange range) {
  return code_tokens_in(file, range).empty();
}

std::string_view keyword_of(const OutlinedFile& file, const Directive& directive) {
  const std::vector<Token> tokens = code_tokens_in(file, directive.range);
  return tokens.size() < 2 ? std::string_view() : spelling(*file.text, tokens[1]);
}

bool is_word_byte(char c) {
  return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0;
}

/// Where `word` stands in `text` as a word of its own, from `from` on.
std::size_t find_word(std::string_view text, std::string_view word, std::size_t from) {
  for (std::size_t at = text.find(word, from); at != std::string_view::npos;
       at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    const bool begins = at == 0 || !is_word_byte(text[at - 1]);
    if (begins && (end == text.size() || !is_word_byte(text[end]))) return at;
  }
  return std::string_view::npos;
}

}  // namespace

std::string include_guard(const OutlinedFile& file) {
  std::vector<Directive> directives = file.outline->directives;
  // `#pragma once` may stand above or below the guard.
  std::erase_if(directives, [&](const Directive& directive) {
    return directive.kind == DirectiveKind::Pragma &&
           file.text->slice(directive.range).find("once") != std::string_view::npos;
  });
  if (directives.size() < 3) return "";
  const Directive& opening = directives[0];
  const Directive& definition = directives[1];
  const Directive& closing = directives.back();
  if (opening.kind != DirectiveKind::If || definition.kind != DirectiveKind::Define ||
      closing.kind != DirectiveKind::Endif || definition.conditional_depth != 0) {
    return "";
  }
  const std::string_view keyword = keyword_of(file, opening);
  const bool negative =
      keyword == "ifndef" || file.text->slice(opening.range).find('!') != std::string_view::npos;
  const std::string_view macro = only_macro(file, opening);
  if (!negative || macro.empty() || macro != only_macro(file, definition)) return "";
  // Code in front of the guard, or behind it, is not guarded.
  std::size_t before = 0;
  for (const Directive& directive : file.outline->directives) {
    if (directive.range.begin < opening.range.begin) before = directive.range.end;
  }
  std::size_t behind = closing.range.end;
  for (const Directive& directive : file.outline->directives) {
    if (directive.range.begin > closing.range.begin) behind = directive.range.end;
  }
  const bool spans = is_empty_of_code(file, {before, opening.range.begin}) &&
                     is_empty_of_code(file, {behind, file.text->size()});
  return spans ? std::string(macro) : "";
}

std::string guard_for(std::string_view output, std::string_view old_guard) {
  std::string guard;
  for (const char c : output) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
      guard += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    } else if (!guard.empty() && guard.back() != '_') {
      guard += '_';  // two in a row are reserved
    }
  }
  while (guard.ends_with('_')) guard.pop_back();
  if (guard.empty() || std::isdigit(static_cast<unsigned char>(guard.front())) != 0) {
    guard.insert(0, "GUARD_");
  }
  if (old_guard.ends_with('_')) guard += '_';
  return guard;
}

std::vector<Edit> rename_guard(const OutlinedFile& file, std::size_t source, std::string_view from,
                               std::string_view to) {
  std::vector<Edit> edits;
  const auto put = [&](std::size_t begin) {
    Edit edit;
    edit.source = source;
    edit.range = {begin, begin + from.size()};
    edit.code.text = to;
    edits.push_back(std::move(edit));
  };
  for (const Directive& directive : file.outline->directives) {
    if (directive.kind == DirectiveKind::Include) continue;
    const SourceText& text = *file.text;
    const std::size_t line_end = text.line_range(text.line_of(directive.range.end)).end;
    const std::size_t end = std::max(directive.range.end, line_end);
    for (const Token& token : tokens_in(file, {directive.range.begin, end})) {
      const std::string_view word = spelling(text, token);
      if (token.kind == TokenKind::Identifier && word == from) put(token.begin);
      if (token.kind != TokenKind::Comment) continue;
      for (std::size_t at = find_word(word, from, 0); at != std::string_view::npos;
           at = find_word(word, from, at + 1)) {
        put(token.begin + at);
      }
    }
  }
  return edits;
}

}  // namespace patchgen
