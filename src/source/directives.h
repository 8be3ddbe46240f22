#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <patchgen/outline.h>

namespace patchgen {

enum class ConditionalWord : std::uint8_t {
  None,
  If,
  Ifdef,
  Ifndef,
  Elif,
  Elifdef,
  Elifndef,
  Else,
  Endif
};

/// A directive and the tokens that it is made of.
struct DirectiveTokens {
  Directive directive;
  std::size_t first = 0;  ///< index of its `#`
  std::size_t last = 0;   ///< one past its last token, comments included
  ConditionalWord word = ConditionalWord::None;
  /// Of if and elif: what is asked, comments dropped, one space where there were any. `defined(X)`
  /// for `#ifdef X` and for each way to write that.
  std::string condition;
  bool negated = false;           ///< `#ifndef X`, `#if !defined(X)`: `condition` without the `!`
  bool is_include_guard = false;  ///< the `#ifndef` or `#endif` of a guard that spans the file
};

/// The directives among `tokens`, in order.
std::vector<DirectiveTokens> find_directives(const SourceText& text,
                                             const std::vector<Token>& tokens);

/// The tokens [first, last) without comments, with one space where the file has white space.
std::string spell_with_single_spaces(const SourceText& text, const std::vector<Token>& tokens,
                                     std::size_t first, std::size_t last);

}  // namespace patchgen
