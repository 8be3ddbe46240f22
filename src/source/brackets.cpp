#include "source/brackets.h"

#include <algorithm>
#include <array>

namespace patchgen {
namespace {

std::size_t kind_of(Lexeme lexeme) {
  switch (lexeme) {
    case Lexeme::LeftParen:
    case Lexeme::RightParen:
      return 0;
    case Lexeme::LeftBracket:
    case Lexeme::RightBracket:
      return 1;
    default:
      return 2;
  }
}

}  // namespace

std::vector<StrayBracket> match_brackets(std::vector<CodeToken>& tokens) {
  std::vector<StrayBracket> stray;
  std::vector<std::uint32_t> open;
  std::array<std::size_t, 3> open_of_kind{};
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const Lexeme lexeme = tokens[i].lexeme;
    if (is_opener(lexeme)) {
      open.push_back(static_cast<std::uint32_t>(i));
      ++open_of_kind[kind_of(lexeme)];
      continue;
    }
    if (!is_closer(lexeme)) continue;
    const std::size_t kind = kind_of(lexeme);
    if (open_of_kind[kind] == 0) {
      stray.push_back({i, false});
      continue;
    }
    while (kind_of(tokens[open.back()].lexeme) != kind) {
      stray.push_back({open.back(), true});
      --open_of_kind[kind_of(tokens[open.back()].lexeme)];
      open.pop_back();
    }
    tokens[open.back()].partner = static_cast<std::uint32_t>(i);
    tokens[i].partner = open.back();
    --open_of_kind[kind];
    open.pop_back();
  }
  for (const std::uint32_t opener : open) stray.push_back({opener, true});
  std::sort(stray.begin(), stray.end(),
            [](const StrayBracket& a, const StrayBracket& b) { return a.token < b.token; });
  return stray;
}

}  // namespace patchgen
