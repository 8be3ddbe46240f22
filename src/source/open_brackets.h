#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "source/lexeme.h"

namespace patchgen {

inline bool are_partners(Lexeme opener, Lexeme closer) {
  return (opener == Lexeme::LeftParen && closer == Lexeme::RightParen) ||
         (opener == Lexeme::LeftBracket && closer == Lexeme::RightBracket) ||
         (opener == Lexeme::LeftBrace && closer == Lexeme::RightBrace);
}

/// The brackets that are open at a place of the code. A place is a small value, so that reading can
/// go back to it for the next branch of a conditional.
class OpenBrackets {
 public:
  struct Place {
    std::uint32_t innermost = 0;    ///< 0: nothing is open
    bool has_stray_closer = false;  ///< a bracket was closed that was not open, within another one
  };

  [[nodiscard]] Place place() const { return place_; }
  void go_to(Place place) { place_ = place; }

  void open(Lexeme opener) {
    brackets_.push_back({opener, place_.innermost});
    place_.innermost = static_cast<std::uint32_t>(brackets_.size() - 1);
  }

  /// Closes the innermost bracket of that kind; what it skips was left open.
  void close(Lexeme closer) {
    std::uint32_t at = place_.innermost;
    for (std::size_t steps = 0; at != 0 && steps < kMostSkipped; ++steps) {
      if (are_partners(brackets_[at].opener, closer)) {
        place_.innermost = brackets_[at].parent;
        return;
      }
      at = brackets_[at].parent;
    }
    if (place_.innermost != 0) place_.has_stray_closer = true;
  }

 private:
  /// How many open brackets of other kinds a closing one is searched through.
  static constexpr std::size_t kMostSkipped = 64;

  struct Bracket {
    Lexeme opener = Lexeme::LeftBrace;
    std::uint32_t parent = 0;
  };

  std::vector<Bracket> brackets_ = std::vector<Bracket>(1);
  Place place_;
};

}  // namespace patchgen
