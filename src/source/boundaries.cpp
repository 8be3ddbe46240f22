#include "source/boundaries.h"

#include <algorithm>
#include <string_view>

#include "source/macro_names.h"
#include "source/open_brackets.h"

namespace patchgen {
namespace {

/// How far back the head of a macro call on its own line is looked for.
constexpr std::size_t kMostMacroTokens = 256;

bool ends_declaration(Lexeme lexeme) {
  return lexeme == Lexeme::Semicolon || lexeme == Lexeme::RightBrace;
}

class Boundary {
 public:
  Boundary(const SourceText& text, const std::vector<CodeToken>& code) : text_(text), code_(code) {}

  [[nodiscard]] bool is_here() const {
    if (is_plain(code_.size())) return true;
    const CodeToken& last = code_.back();
    if (last.lexeme == Lexeme::Identifier) {
      return last.first_on_line && names_a_standalone_macro(spelled(last)) &&
             is_plain(code_.size() - 1);
    }
    return last.lexeme == Lexeme::RightParen && ends_with_macro_call();
  }

 private:
  /// Whether the first `size` tokens end with `;`, a brace or a label.
  [[nodiscard]] bool is_plain(std::size_t size) const {
    if (size == 0) return true;
    switch (code_[size - 1].lexeme) {
      case Lexeme::Semicolon:
      case Lexeme::LeftBrace:
      case Lexeme::RightBrace:
        return true;
      case Lexeme::Colon:
        return size >= 2 && is_label_word(code_[size - 2]);
      default:
        return false;
    }
  }

  [[nodiscard]] bool is_label_word(const CodeToken& token) const {
    if (is_access_word(token.lexeme)) return true;
    return token.lexeme == Lexeme::Identifier &&
           (looks_like_macro(spelled(token)) || spelled(token) == "slots" ||
            spelled(token) == "signals");
  }

  /// Whether the code ends with `MACRO(…)` that begins its line.
  [[nodiscard]] bool ends_with_macro_call() const {
    const std::size_t size = code_.size();
    int depth = 0;
    for (std::size_t back = 1; back <= std::min(size, kMostMacroTokens); ++back) {
      const std::size_t i = size - back;
      if (is_closer(code_[i].lexeme)) ++depth;
      if (!is_opener(code_[i].lexeme) || --depth > 0) continue;
      if (i == 0) return false;
      const CodeToken& name = code_[i - 1];
      return name.lexeme == Lexeme::Identifier && name.first_on_line &&
             looks_like_macro(spelled(name)) && is_plain(i - 1);
    }
    return false;
  }

  [[nodiscard]] std::string_view spelled(const CodeToken& token) const {
    return text_.slice(token.range());
  }

  const SourceText& text_;
  const std::vector<CodeToken>& code_;
};

}  // namespace

bool ends_at_boundary(const SourceText& text, const std::vector<CodeToken>& code) {
  return Boundary(text, code).is_here();
}

std::size_t whole_declarations_end(const std::vector<CodeToken>& code, std::size_t begin,
                                   std::size_t end) {
  std::size_t whole = begin;
  std::vector<Lexeme> open;
  for (std::size_t i = begin; i < end; ++i) {
    const Lexeme lexeme = code[i].lexeme;
    if (is_opener(lexeme)) open.push_back(lexeme);
    if (is_closer(lexeme)) {
      if (open.empty() || !are_partners(open.back(), lexeme)) break;
      open.pop_back();
    }
    if (open.empty() && ends_declaration(lexeme)) whole = i + 1;
  }
  // A class is whole with its `;` only.
  return whole < end && code[whole].lexeme == Lexeme::Semicolon ? whole + 1 : whole;
}

std::size_t first_declaration_end(const std::vector<CodeToken>& code, std::size_t begin,
                                  std::size_t end) {
  int depth = 0;
  for (std::size_t i = begin; i < end; ++i) {
    const Lexeme lexeme = code[i].lexeme;
    if (is_opener(lexeme)) ++depth;
    if (is_closer(lexeme)) --depth;
    if (depth == 0 && ends_declaration(lexeme)) return i + 1;
  }
  return end;
}

}  // namespace patchgen
