#include "source/namespace_braces.h"

#include <algorithm>
#include <utility>

namespace patchgen {
namespace {

/// `namespace a::b [[deprecated("…")]] {`: no name is longer than this many tokens.
constexpr std::size_t kMostTokens = 64;

}  // namespace

std::optional<std::string> NamespaceBraces::close() {
  if (open_.empty()) return std::nullopt;
  std::optional<std::string> name = std::move(open_.back());
  open_.pop_back();
  return name;
}

void NamespaceBraces::directive(std::string_view name) {
  if (name.starts_with("if")) {
    open_at_conditional_.push_back(open_);
  } else if (open_at_conditional_.empty()) {
    return;
  } else if (name.starts_with("el")) {
    open_ = open_at_conditional_.back();
  } else if (name == "endif") {
    open_at_conditional_.pop_back();
  }
}

std::optional<std::string> NamespaceBraces::namespace_before(std::size_t brace) const {
  const std::size_t last = brace - std::min(brace, kMostTokens);
  std::string name;
  std::size_t brackets = 0;  // of an attribute, or of a macro's arguments
  for (std::size_t i = brace; i-- > last;) {
    const std::string_view word = spelling(text_, tokens_[i]);
    switch (tokens_[i].kind) {
      case TokenKind::Comment:
      case TokenKind::Literal:
        break;
      case TokenKind::Identifier:
        if (brackets > 0) break;
        if (!name.empty() && name[0] != ':') name.insert(0, " ");
        name.insert(0, word);
        break;
      case TokenKind::Keyword:
        if (word == "namespace") return name;
        if (word != "inline") return std::nullopt;
        break;
      case TokenKind::Punctuation:
        if (word == "::") {
          if (brackets == 0) name.insert(0, word);
        } else if (word == "]" || word == ")") {
          ++brackets;
        } else if (word == "[" || word == "(") {
          if (brackets > 0) --brackets;
        } else if (word != ",") {
          return std::nullopt;
        }
        break;
    }
  }
  return std::nullopt;
}

}  // namespace patchgen
