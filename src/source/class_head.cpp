#include "source/class_head.h"

#include "source/head.h"
#include "source/macro_names.h"

namespace patchgen {
namespace {

/// A name that was met between class key and body: `A::B<int>`.
struct Candidate {
  std::size_t first = 0;
  std::size_t name = 0;
  std::size_t angles_first = 0;
  std::size_t angles_last = 0;
};

class ClassHeadReader {
 public:
  ClassHeadReader(const TokenStream& tokens, std::size_t key, std::size_t end, bool is_typedef)
      : tokens_(tokens), end_(end), is_typedef_(is_typedef), i_(key + 1) {
    head_.key = tokens.lexeme(key);
    head_.end = key + 1;
  }

  ClassHead read() {
    if (head_.key == Lexeme::Enum && is_class_key(at(i_))) ++i_;
    while (i_ < end_) {
      const std::size_t before = i_;
      i_ = after_attributes(tokens_, i_, end_);
      if (i_ != before) continue;
      if (at(i_) != Lexeme::Identifier && at(i_) != Lexeme::ColonColon) break;
      if (tokens_.spelled(i_) == "final" && is_body_start(i_ + 1)) {
        ++i_;
        break;
      }
      if (tokens_.is(i_ + 1, Lexeme::LeftParen) && at(i_) == Lexeme::Identifier) {
        if (!read_macro_call()) return head_;
        continue;
      }
      if (!read_name()) return head_;
    }
    finish();
    return head_;
  }

 private:
  [[nodiscard]] Lexeme at(std::size_t i) const {
    return i < end_ ? tokens_.lexeme(i) : Lexeme::OtherPunctuation;
  }
  [[nodiscard]] bool is_body_start(std::size_t i) const {
    return at(i) == Lexeme::LeftBrace || at(i) == Lexeme::Colon;
  }

  /// `MACRO(…)` in front of or behind the name. False when this is `struct X f(…)`.
  bool read_macro_call() {
    const std::size_t after = tokens_.after_group(i_ + 1);
    const bool something_follows =
        at(after) == Lexeme::Identifier || at(after) == Lexeme::ColonColon ||
        at(after) == Lexeme::LeftBracket || at(after) == Lexeme::AttributeWord;
    const bool is_macro = looks_like_macro(tokens_.spelled(i_));
    if (has_name_ && !is_macro) return false;
    if (!has_name_ && !something_follows) {
      // `class NAME(x) {`: the macro is all there is to call it by.
      take({i_, i_, 0, 0});
    }
    i_ = after;
    return true;
  }

  bool read_name() {
    Candidate candidate;
    candidate.first = i_;
    bool complete = false;
    while (i_ < end_) {
      if (at(i_) == Lexeme::ColonColon) {
        complete = false;
        candidate.angles_first = candidate.angles_last = 0;
        ++i_;
      } else if (at(i_) == Lexeme::Identifier && !complete) {
        candidate.name = i_++;
        complete = true;
      } else if (at(i_) == Lexeme::Less && complete && candidate.angles_first == 0) {
        const std::size_t after = tokens_.after_angle(i_);
        if (after == 0 || after > end_) return false;
        candidate.angles_first = i_;
        candidate.angles_last = after;
        i_ = after;
      } else {
        break;
      }
    }
    if (!complete) return false;
    // `struct X X::f(`: a function that returns a struct.
    if (has_name_ && at(i_) == Lexeme::LeftParen) return false;
    take(candidate);
    return true;
  }

  void take(const Candidate& candidate) {
    const bool is_macro =
        looks_like_macro(tokens_.spelled(candidate.name)) && candidate.angles_first == 0;
    if (!is_macro) ++plain_names_;
    // `class API X`, `class X PACKED`: the name is the last one that is no macro.
    if (!has_name_ || !is_macro || name_is_macro_) {
      head_.name = candidate.name;
      head_.qualifier = candidate.first;
      head_.angles_first = candidate.angles_first;
      head_.angles_last = candidate.angles_last;
      name_is_macro_ = is_macro;
    }
    has_name_ = true;
  }

  void finish() {
    const Lexeme lexeme = at(i_);
    if (lexeme == Lexeme::LeftBrace) {
      define(i_);
    } else if (lexeme == Lexeme::Semicolon) {
      const bool is_variable = is_typedef_ || plain_names_ > 1;
      if (!is_variable && has_name_) forward(i_);
    } else if (lexeme == Lexeme::Colon) {
      read_bases();
    }
  }

  void define(std::size_t brace) {
    if (!tokens_.has_partner(brace)) return;
    head_.use = ClassUse::Definition;
    head_.end = brace;
  }

  void forward(std::size_t semicolon) {
    head_.use = ClassUse::Forward;
    head_.end = semicolon;
  }

  void read_bases() {
    const std::size_t colon = i_;
    for (std::size_t i = colon + 1; i < end_;) {
      switch (at(i)) {
        case Lexeme::LeftBrace:
          head_.bases = colon;
          define(i);
          return;
        case Lexeme::Semicolon:
          if (head_.key == Lexeme::Enum && has_name_) {
            head_.bases = colon;
            forward(i);
          }
          return;
        case Lexeme::LeftParen:
        case Lexeme::LeftBracket:
          i = tokens_.after_group(i);
          break;
        case Lexeme::Less: {
          const std::size_t after = tokens_.after_angle(i);
          i = after != 0 && after <= end_ ? after : i + 1;
          break;
        }
        case Lexeme::Class:
        case Lexeme::Struct:
        case Lexeme::Union:
        case Lexeme::Enum:
        case Lexeme::Namespace:
        case Lexeme::RightBrace:
          return;
        default:
          ++i;
      }
    }
  }

  const TokenStream& tokens_;
  std::size_t end_;
  bool is_typedef_;
  std::size_t i_;
  ClassHead head_;
  bool has_name_ = false;
  bool name_is_macro_ = false;
  int plain_names_ = 0;
};

}  // namespace

ClassHead read_class_head(const TokenStream& tokens, std::size_t key, std::size_t end,
                          bool is_typedef) {
  return ClassHeadReader(tokens, key, end, is_typedef).read();
}

}  // namespace patchgen
