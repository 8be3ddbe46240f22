#include <algorithm>
#include <clang/Basic/IdentifierTable.h>
#include <clang/Basic/LangOptions.h>
#include <clang/Basic/LangStandard.h>
#include <clang/Lex/Lexer.h>
#include <llvm/TargetParser/Triple.h>
#include <string>

#include <patchgen/token.h>

#include "source/unterminated.h"

namespace patchgen {
namespace {

/// After this many unterminated raw strings the rest of a file is taken as the lexer reads it.
constexpr int kMostResumes = 16;

/// The lexer recurses once for each line splice in a row; runs longer than this become blanks.
constexpr std::size_t kMostSplicesInARow = 100;

/// Bytes of the line splice at `i`, 0 when there is none.
std::size_t splice_size(std::string_view bytes, std::size_t i) {
  if (bytes[i] != '\\') return 0;
  std::size_t next = i + 1;
  while (next < bytes.size() && (bytes[next] == ' ' || bytes[next] == '\t')) ++next;
  if (bytes.substr(next).starts_with("\r\n")) return next + 2 - i;
  const bool ends_line = next < bytes.size() && (bytes[next] == '\n' || bytes[next] == '\r');
  return ends_line ? next + 1 - i : 0;
}

void blank_long_splice_runs(std::string& bytes) {
  for (std::size_t i = bytes.find('\\'); i != std::string::npos; i = bytes.find('\\', i)) {
    const std::size_t begin = i;
    std::size_t count = 0;
    for (std::size_t size = 0; i < bytes.size() && (size = splice_size(bytes, i)) != 0; i += size) {
      ++count;
    }
    if (count > kMostSplicesInARow) bytes.replace(begin, i - begin, i - begin, ' ');
    if (count == 0) ++i;
  }
}

clang::LangOptions gnu_cxx20() {
  clang::LangOptions options;
  std::vector<std::string> includes;
  clang::LangOptions::setLangDefaults(options, clang::Language::CXX,
                                      llvm::Triple("x86_64-unknown-unknown"), includes,
                                      clang::LangStandard::lang_gnucxx20);
  // What clang's command line derives from the language and setLangDefaults leaves out.
  options.Char8 = true;
  options.CXXOperatorNames = true;
  options.GNUKeywords = true;
  return options;
}

/// What C++20 with GNU's extensions reserves; built once, read by any thread.
class Language {
 public:
  static const Language& instance() {
    static const Language language;
    return language;
  }

  [[nodiscard]] const clang::LangOptions& options() const { return options_; }

  [[nodiscard]] bool is_keyword(std::string_view word) const {
    const auto found = words_.find(word);
    return found != words_.end() && found->getValue()->getTokenID() != clang::tok::identifier;
  }

 private:
  Language() : options_(gnu_cxx20()), words_(options_) {}

  clang::LangOptions options_;
  clang::IdentifierTable words_;
};

/// `word` without the line splices in it.
std::string without_splices(std::string_view word) {
  std::string clean;
  for (std::size_t i = 0; i < word.size();) {
    const std::size_t splice = splice_size(word, i);
    if (splice == 0) clean += word[i];
    i += std::max<std::size_t>(splice, 1);
  }
  return clean;
}

TokenKind kind_of(const clang::Token& token) {
  if (token.is(clang::tok::comment)) return TokenKind::Comment;
  if (token.isLiteral()) return TokenKind::Literal;
  if (token.isNot(clang::tok::raw_identifier)) return TokenKind::Punctuation;
  const std::string_view word = token.getRawIdentifier();
  const bool keyword = token.needsCleaning()
                           ? Language::instance().is_keyword(without_splices(word))
                           : Language::instance().is_keyword(word);
  return keyword ? TokenKind::Keyword : TokenKind::Identifier;
}

/// Appends the tokens of `content` from byte `begin` on; their offsets are those in `content` plus
/// `shift`.
void append_tokens(const std::string& content, std::size_t begin, std::size_t shift,
                   std::vector<Token>& tokens) {
  // Locations count from 1: 0 says that there is none.
  clang::Lexer lexer(clang::SourceLocation::getFromRawEncoding(1), Language::instance().options(),
                     content.c_str(), content.c_str() + begin, content.c_str() + content.size());
  lexer.SetCommentRetentionState(true);
  clang::Token token;
  for (lexer.LexFromRawLexer(token); token.isNot(clang::tok::eof); lexer.LexFromRawLexer(token)) {
    const std::size_t first = token.getLocation().getRawEncoding() - 1;
    tokens.push_back({static_cast<std::uint32_t>(first + shift),
                      static_cast<std::uint32_t>(first + token.getLength() + shift),
                      kind_of(token)});
  }
}

/// The lexer counts line splices in front of a token as part of it.
void trim_leading_splices(const SourceText& text, Token& token) {
  const std::string_view bytes = text.bytes();
  while (token.begin + 1 < token.end && bytes[token.begin] == '\\') {
    std::size_t next = token.begin + 1;
    while (next < token.end && (bytes[next] == ' ' || bytes[next] == '\t')) ++next;
    if (next >= token.end || (bytes[next] != '\n' && bytes[next] != '\r')) return;
    if (bytes.substr(next).starts_with("\r\n")) ++next;
    ++next;
    while (next < token.end && (bytes[next] == ' ' || bytes[next] == '\t')) ++next;
    if (next >= token.end) return;
    token.begin = static_cast<std::uint32_t>(next);
  }
}

/// The lexer drops an unterminated comment; it is one up to the end of the file.
void add_unterminated_comment(const SourceText& text, std::vector<Token>& tokens) {
  const std::size_t from = tokens.empty() ? text.byte_order_mark_size() : tokens.back().end;
  const std::size_t open = text.bytes().find("/*", from);
  if (open == std::string_view::npos) return;
  tokens.push_back({static_cast<std::uint32_t>(open), static_cast<std::uint32_t>(text.size()),
                    TokenKind::Comment});
}

}  // namespace

std::vector<Token> tokenize(const SourceText& text) {
  std::vector<Token> tokens;
  const std::size_t mark = text.byte_order_mark_size();
  std::string content(text.bytes().substr(mark));
  blank_long_splice_runs(content);
  std::size_t begin = 0;
  for (int resumes = 0;; ++resumes) {
    append_tokens(content, begin, mark, tokens);
    if (tokens.empty() || !is_unterminated_raw_string(text, tokens.back())) break;
    if (resumes == kMostResumes) break;
    // The literal would swallow the rest of the file: let it end with its line instead.
    Token& literal = tokens.back();
    literal.kind = TokenKind::Literal;
    literal.end = static_cast<std::uint32_t>(text.line_range(text.line_of(literal.begin)).end);
    begin = literal.end - mark;
    if (literal.end == text.size()) break;
  }
  for (Token& token : tokens) trim_leading_splices(text, token);
  add_unterminated_comment(text, tokens);
  return tokens;
}

}  // namespace patchgen
