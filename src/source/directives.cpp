#include "source/directives.h"

#include <algorithm>
#include <unordered_map>

#include "source/line_walker.h"

namespace patchgen {
namespace {

/// The end of the line that `from` stands on, splices followed, within [from, limit); `limit` when
/// the line goes on up to there.
std::size_t logical_line_end(std::string_view bytes, std::size_t from, std::size_t limit) {
  for (std::size_t i = from; i < limit; ++i) {
    if (bytes[i] != '\n' && bytes[i] != '\r') continue;
    std::size_t before = i;
    while (before > from && (bytes[before - 1] == ' ' || bytes[before - 1] == '\t')) --before;
    if (before == from || bytes[before - 1] != '\\') return i;
    if (bytes[i] == '\r' && i + 1 < limit && bytes[i + 1] == '\n') ++i;
  }
  return limit;
}

/// A directive begins at `#` and ends with its line; a comment or a raw string may carry that on.
void find_extent(const SourceText& text, const std::vector<Token>& tokens, DirectiveTokens& found) {
  std::size_t end = tokens[found.first].end;
  found.last = found.first + 1;
  while (true) {
    const bool more = found.last < tokens.size();
    const std::size_t limit = more ? tokens[found.last].begin : text.size();
    const std::size_t line_end = logical_line_end(text.bytes(), end, limit);
    if (line_end < limit || !more) {
      found.directive.range = {tokens[found.first].begin, line_end};
      return;
    }
    end = tokens[found.last].end;
    ++found.last;
  }
}

bool is_hash(std::string_view spelled) {
  return spelled == "#" || spelled == "%:";
}

struct Word {
  DirectiveKind kind;
  ConditionalWord word;
};

Word word_of(std::string_view spelled) {
  static const std::unordered_map<std::string_view, Word> table = {
      {"include", {DirectiveKind::Include, ConditionalWord::None}},
      {"include_next", {DirectiveKind::Include, ConditionalWord::None}},
      {"import", {DirectiveKind::Include, ConditionalWord::None}},
      {"if", {DirectiveKind::If, ConditionalWord::If}},
      {"ifdef", {DirectiveKind::If, ConditionalWord::Ifdef}},
      {"ifndef", {DirectiveKind::If, ConditionalWord::Ifndef}},
      {"elif", {DirectiveKind::Else, ConditionalWord::Elif}},
      {"elifdef", {DirectiveKind::Else, ConditionalWord::Elifdef}},
      {"elifndef", {DirectiveKind::Else, ConditionalWord::Elifndef}},
      {"else", {DirectiveKind::Else, ConditionalWord::Else}},
      {"endif", {DirectiveKind::Endif, ConditionalWord::Endif}},
      {"define", {DirectiveKind::Define, ConditionalWord::None}},
      {"pragma", {DirectiveKind::Pragma, ConditionalWord::None}},
  };
  const auto found = table.find(spelled);
  return found != table.end() ? found->second : Word{DirectiveKind::Other, ConditionalWord::None};
}

ByteRange include_argument(const SourceText& text, const Token& first, std::size_t directive_end) {
  const std::string_view bytes = text.bytes();
  const char open = bytes[first.begin];
  if (open == '<' || open == '"') {
    const std::size_t close = bytes.find(open == '<' ? '>' : '"', first.begin + 1);
    if (close < directive_end) return {first.begin, close + 1};
  }
  return first.range();
}

/// `X` of `defined(X)` and `defined X` as a whole condition; empty otherwise.
std::string defined_name(const std::vector<std::string_view>& words) {
  if (words.size() == 2 && words[0] == "defined") return std::string(words[1]);
  if (words.size() == 4 && words[0] == "defined" && words[1] == "(" && words[3] == ")") {
    return std::string(words[2]);
  }
  return {};
}

void read_condition(const SourceText& text, const std::vector<Token>& tokens, std::size_t first,
                    DirectiveTokens& found) {
  std::vector<std::string_view> words;
  for (std::size_t i = first; i < found.last; ++i) {
    if (tokens[i].kind != TokenKind::Comment) words.push_back(spelling(text, tokens[i]));
  }
  switch (found.word) {
    case ConditionalWord::Ifdef:
    case ConditionalWord::Ifndef:
    case ConditionalWord::Elifdef:
    case ConditionalWord::Elifndef:
      found.negated =
          found.word == ConditionalWord::Ifndef || found.word == ConditionalWord::Elifndef;
      if (!words.empty()) found.condition = "defined(" + std::string(words[0]) + ")";
      return;
    case ConditionalWord::If:
    case ConditionalWord::Elif:
      break;
    default:
      return;
  }
  found.negated = !words.empty() && words[0] == "!" &&
                  (words.size() == 2 || !defined_name({words.begin() + 1, words.end()}).empty());
  if (found.negated) words.erase(words.begin());
  const std::string name = defined_name(words);
  if (!name.empty()) {
    found.condition = "defined(" + name + ")";
    return;
  }
  const auto begin = std::find_if(
      tokens.begin() + static_cast<std::ptrdiff_t>(first),
      tokens.begin() + static_cast<std::ptrdiff_t>(found.last), [&](const Token& token) {
        return !words.empty() && spelling(text, token).data() == words[0].data();
      });
  found.condition = spell_with_single_spaces(
      text, tokens, static_cast<std::size_t>(begin - tokens.begin()), found.last);
}

void read_word(const SourceText& text, const std::vector<Token>& tokens, DirectiveTokens& found) {
  std::size_t word = found.first + 1;
  const auto skip_comments = [&](std::size_t& i) {
    while (i < found.last && tokens[i].kind == TokenKind::Comment) ++i;
  };
  skip_comments(word);
  if (word == found.last) return;
  const Word read = word_of(spelling(text, tokens[word]));
  found.directive.kind = read.kind;
  found.word = read.word;
  std::size_t argument = word + 1;
  skip_comments(argument);
  if (read.kind == DirectiveKind::Include && argument < found.last) {
    found.directive.argument = include_argument(text, tokens[argument], found.directive.range.end);
  }
  read_condition(text, tokens, argument, found);
}

/// Whether all tokens outside of `directives` [first, last) are comments.
bool only_comments(const std::vector<Token>& tokens, std::size_t first, std::size_t last) {
  return std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(first),
                     tokens.begin() + static_cast<std::ptrdiff_t>(last),
                     [](const Token& token) { return token.kind == TokenKind::Comment; });
}

/// Index of the `#endif` that closes the conditional opened by `open`; none when it has an `#else`
/// or no end.
std::size_t closing_endif(const std::vector<DirectiveTokens>& directives, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < directives.size(); ++i) {
    if (directives[i].directive.kind == DirectiveKind::If) ++depth;
    if (directives[i].directive.kind == DirectiveKind::Else && depth == 1) break;
    if (directives[i].directive.kind == DirectiveKind::Endif && --depth == 0) return i;
  }
  return directives.size();
}

/// `#ifndef X`, `#define X` … `#endif` around all that is no comment or `#pragma`.
void mark_include_guard(const SourceText& text, const std::vector<Token>& tokens,
                        std::vector<DirectiveTokens>& directives) {
  std::size_t open = 0;
  std::size_t before = 0;
  while (open < directives.size() && directives[open].directive.kind == DirectiveKind::Pragma) {
    if (!only_comments(tokens, before, directives[open].first)) return;
    before = directives[open++].last;
  }
  if (open + 1 >= directives.size() || !directives[open].negated) return;
  if (directives[open].directive.kind != DirectiveKind::If) return;
  if (!only_comments(tokens, before, directives[open].first)) return;
  const DirectiveTokens& define = directives[open + 1];
  const std::string spelled = spell_with_single_spaces(text, tokens, define.first, define.last);
  const std::string& condition = directives[open].condition;
  if (!condition.starts_with("defined(") || define.directive.kind != DirectiveKind::Define) return;
  const std::string name = condition.substr(8, condition.size() - 9);
  if (spelled.find(name) == std::string::npos) return;
  if (!only_comments(tokens, directives[open].last, define.first)) return;
  const std::size_t close = closing_endif(directives, open);
  if (close + 1 != directives.size()) return;
  if (!only_comments(tokens, directives[close].last, tokens.size())) return;
  directives[open].is_include_guard = true;
  directives[close].is_include_guard = true;
}

void count_depths(std::vector<DirectiveTokens>& directives) {
  int depth = 0;
  for (DirectiveTokens& found : directives) {
    Directive& directive = found.directive;
    if (found.is_include_guard) continue;
    if (directive.kind == DirectiveKind::Endif) depth = std::max(depth - 1, 0);
    directive.conditional_depth =
        directive.kind == DirectiveKind::Else ? std::max(depth - 1, 0) : depth;
    if (directive.kind == DirectiveKind::If) ++depth;
  }
}

}  // namespace

std::string spell_with_single_spaces(const SourceText& text, const std::vector<Token>& tokens,
                                     std::size_t first, std::size_t last) {
  std::string spelled;
  std::size_t end = 0;
  for (std::size_t i = first; i < last; ++i) {
    if (tokens[i].kind == TokenKind::Comment) continue;
    if (!spelled.empty() && tokens[i].begin > end) spelled += ' ';
    spelled += spelling(text, tokens[i]);
    end = tokens[i].end;
  }
  return spelled;
}

std::vector<DirectiveTokens> find_directives(const SourceText& text,
                                             const std::vector<Token>& tokens) {
  std::vector<DirectiveTokens> directives;
  LineWalker lines(text);
  int code_line = 0;  // the line on which the last token that is no comment ends
  for (std::size_t i = 0; i < tokens.size();) {
    const int line = lines.line_of(tokens[i].begin);
    if (tokens[i].kind == TokenKind::Comment || line == code_line ||
        !is_hash(spelling(text, tokens[i]))) {
      if (tokens[i].kind != TokenKind::Comment) code_line = lines.line_of(tokens[i].end - 1);
      ++i;
      continue;
    }
    DirectiveTokens found;
    found.first = i;
    find_extent(text, tokens, found);
    read_word(text, tokens, found);
    i = found.last;
    directives.push_back(std::move(found));
  }
  mark_include_guard(text, tokens, directives);
  count_depths(directives);
  return directives;
}

}  // namespace patchgen
