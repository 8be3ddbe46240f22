#include "source/namespace_braces.h"

#include <algorithm>

namespace patchgen {
namespace {

/// `namespace a::b [[deprecated("…")]] {`: no name is longer than this many tokens.
constexpr std::size_t kMostTokens = 64;

}  // namespace

bool NamespaceBraces::close() {
  if (open_.empty()) return false;
  const bool is_namespace = open_.back();
  open_.pop_back();
  return is_namespace;
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

bool NamespaceBraces::follows_namespace(std::size_t brace) const {
  const std::size_t last = brace - std::min(brace, kMostTokens);
  for (std::size_t i = brace; i-- > last;) {
    const std::string_view word = spelling(text_, tokens_[i]);
    switch (tokens_[i].kind) {
      case TokenKind::Comment:
      case TokenKind::Identifier:
      case TokenKind::Literal:
        break;
      case TokenKind::Keyword:
        if (word == "namespace") return true;
        if (word != "inline") return false;
        break;
      case TokenKind::Punctuation:
        if (word != "::" && word.find_first_not_of("[](),") != std::string_view::npos) return false;
        break;
    }
  }
  return false;
}

}  // namespace patchgen
