#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include <patchgen/source_text.h>
#include <patchgen/token.h>

namespace patchgen {

/// Tells the closing braces of namespaces from all others. Fed with the tokens of a file in order.
class NamespaceBraces {
 public:
  NamespaceBraces(const SourceText& text, const std::vector<Token>& tokens)
      : text_(text), tokens_(tokens) {}

  /// The token `index` is a `{`.
  void open(std::size_t index) { open_.push_back(follows_namespace(index)); }
  /// The next token is a `}`: whether it closes a namespace.
  bool close();
  /// Each branch of a conditional begins with the braces that were open before it.
  void directive(std::string_view name);

 private:
  [[nodiscard]] bool follows_namespace(std::size_t brace) const;

  const SourceText& text_;
  const std::vector<Token>& tokens_;
  std::vector<bool> open_;
  std::vector<std::vector<bool>> open_at_conditional_;
};

}  // namespace patchgen
