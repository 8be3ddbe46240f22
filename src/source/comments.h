#pragma once

#include <cstddef>
#include <vector>

#include <patchgen/source_text.h>
#include <patchgen/token.h>

#include "source/directives.h"

namespace patchgen {

/// Which comments belong to which declaration, and which to the file.
class CommentOwners {
 public:
  CommentOwners(const SourceText& text, const std::vector<Token>& tokens,
                const std::vector<DirectiveTokens>& directives);

  /// The licence comment or the like at the top of the file; empty when there is none.
  [[nodiscard]] ByteRange file_comment() const { return file_comment_; }

  /// The bytes of a declaration made of tokens `first` to `last` (both among all tokens) together
  /// with the comment lines directly above it and the comment that ends its last line.
  [[nodiscard]] ByteRange owned(std::size_t first, std::size_t last) const;

 private:
  [[nodiscard]] bool is_comment(std::size_t i) const;
  void find_line_begins();
  void find_file_comment();

  const SourceText& text_;
  const std::vector<Token>& tokens_;
  std::vector<bool> in_directive_;
  std::vector<bool> begins_line_;  ///< of a token: only comments stand in front of it on its line
  ByteRange file_comment_;
};

}  // namespace patchgen
