#pragma once

#include <cstddef>
#include <optional>
#include <string>
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
  void open(std::size_t index) { open_.push_back(namespace_before(index)); }
  /// The next token is a `}`: the name of the namespace that it closes (`a::b`, `EXPORTED a`;
  /// empty: it has none); nothing when it closes something else.
  std::optional<std::string> close();
  /// Each branch of a conditional begins with the braces that were open before it.
  void directive(std::string_view name);

 private:
  [[nodiscard]] std::optional<std::string> namespace_before(std::size_t brace) const;

  const SourceText& text_;
  const std::vector<Token>& tokens_;
  std::vector<std::optional<std::string>> open_;  ///< names of namespaces; nothing for the others
  std::vector<std::vector<std::optional<std::string>>> open_at_conditional_;
};

}  // namespace patchgen
