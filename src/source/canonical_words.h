#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/source_text.h>
#include <patchgen/token.h>

namespace patchgen {

/// What a formatter leaves of a file: a token, a word of a comment, the end of a directive.
struct CanonicalWord {
  enum class Kind : std::uint8_t {
    Token,
    Comment,
    DirectiveEnd,
    MacroBody,
    NamespaceEnd,  ///< of a comment behind the `}` of a namespace that says something else than
                   ///< that
  };
  Kind kind = Kind::Token;
  std::string_view text;
  std::size_t offset = 0;  ///< of its first byte in the file; does not count when comparing

  friend bool operator==(const CanonicalWord& a, const CanonicalWord& b) {
    return a.kind == b.kind && a.text == b.text;
  }
};

/// A file without its layout: equal for two files that differ only in what a formatter does. That
/// is white space and line ends, wrapped comments, `> >` for the `>>` that closes template argument
/// lists, `operator"" _n`, long strings broken into adjacent ones, sorted and merged includes and
/// using-declarations, comments that name the namespace which a brace closes. Every other change of
/// a token or of a comment's word shows. Words of Kind::NamespaceEnd are for a formatter to drop.
class CanonicalText {
 public:
  /// `text` must outlive the result; `tokens` are its own.
  CanonicalText(const SourceText& text, const std::vector<Token>& tokens);
  CanonicalText(CanonicalText&&) = default;
  CanonicalText& operator=(CanonicalText&&) = default;

  [[nodiscard]] const std::vector<CanonicalWord>& words() const { return words_; }

 private:
  std::vector<CanonicalWord> words_;
  std::deque<std::string> joined_;  ///< what views into `text` cannot show: joined strings
};

}  // namespace patchgen
