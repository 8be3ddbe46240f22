#include "source/head.h"

#include <utility>

#include "source/macro_names.h"

namespace patchgen {
namespace {

class HeadReader {
 public:
  HeadReader(const TokenStream& tokens, std::size_t i, std::size_t end, bool is_typedef)
      : tokens_(tokens), start_(i), i_(i), end_(end), is_typedef_(is_typedef) {}

  Head read() {
    while (i_ < end_ && step()) {
    }
    if (!ended_) finish(HeadEnd::ScopeEnd);
    return std::move(head_);
  }

 private:
  [[nodiscard]] Lexeme at(std::size_t i) const {
    return i < end_ ? tokens_.lexeme(i) : Lexeme::OtherPunctuation;
  }

  bool finish(HeadEnd how) {
    head_.how = how;
    head_.end = i_;
    ended_ = true;
    return false;
  }

  bool add(PartKind kind, std::size_t last) {
    head_.parts.push_back({kind, i_, last});
    may_be_complete_ = may_be_complete_ || kind == PartKind::Parens || kind == PartKind::Other ||
                       (kind == PartKind::Word && !looks_like_macro(tokens_.spelled(i_)));
    i_ = last;
    function_seen_ = function_seen_ || (kind == PartKind::Parens && ends_like_a_function());
    return true;
  }

  /// `int f(…)`: a word with a type in front of it and parentheses behind.
  [[nodiscard]] bool ends_like_a_function() const {
    const std::size_t count = head_.parts.size();
    if (count < 3 || head_.parts[count - 2].kind != PartKind::Word) return false;
    const Part& type = head_.parts[count - 3];
    return type.kind == PartKind::Type || type.kind == PartKind::Pointer ||
           type.kind == PartKind::Angles ||
           (type.kind == PartKind::Word && !looks_like_macro(tokens_.spelled(type.first)));
  }

  /// `int f(int a) BODY(a)`, and the next line begins with a type.
  [[nodiscard]] bool ends_with_macro_behind_function() const {
    const std::size_t count = head_.parts.size();
    return function_seen_ && tokens_[i_].first_on_line && previous_is(PartKind::Parens) &&
           head_.parts[count - 2].kind == PartKind::Word && !ends_like_a_function();
  }

  [[nodiscard]] bool previous_is(PartKind kind) const {
    return !head_.parts.empty() && head_.parts.back().kind == kind;
  }

  /// Reads one part; false at the end of the head.
  bool step() {
    const Lexeme lexeme = at(i_);
    switch (lexeme) {
      case Lexeme::Semicolon:
        return finish(HeadEnd::Semicolon);
      case Lexeme::LeftBrace:
        return finish(HeadEnd::Brace);
      case Lexeme::RightBrace:
        return finish(HeadEnd::ScopeEnd);
      case Lexeme::Equal:
        return finish(HeadEnd::Equal);
      case Lexeme::Colon:
        return finish(HeadEnd::Colon);
      case Lexeme::Identifier:
        return add(PartKind::Word, i_ + 1);
      case Lexeme::BuiltinType:
        if (ends_with_macro_behind_function()) return finish(HeadEnd::Resync);
        return add(PartKind::Type, i_ + 1);
      case Lexeme::TypeOperator:
        return add(PartKind::Type, after_optional_parens(i_ + 1));
      case Lexeme::AttributeWord:
        return add(PartKind::Attribute, after_optional_parens(i_ + 1));
      case Lexeme::ExceptionWord:
        return add(PartKind::Exception, after_optional_parens(i_ + 1));
      case Lexeme::Explicit:
        return add(PartKind::Keyword, after_optional_parens(i_ + 1));
      case Lexeme::LeftParen:
        return tokens_.has_partner(i_) ? add(PartKind::Parens, tokens_.after_group(i_))
                                       : add(PartKind::Other, i_ + 1);
      case Lexeme::LeftBracket:
        return read_bracket();
      case Lexeme::Less:
        return read_less();
      case Lexeme::ColonColon:
        return add(PartKind::Scope, i_ + 1);
      case Lexeme::Star:
      case Lexeme::Ampersand:
      case Lexeme::AmpersandAmpersand:
      case Lexeme::Caret:
        return add(PartKind::Pointer, i_ + 1);
      case Lexeme::Tilde:
        return add(PartKind::Tilde, i_ + 1);
      case Lexeme::Comma:
        return add(PartKind::Comma, i_ + 1);
      case Lexeme::Ellipsis:
        return add(PartKind::Ellipsis, i_ + 1);
      case Lexeme::Arrow:
        return add(PartKind::Arrow, i_ + 1);
      case Lexeme::Operator:
        return read_operator_name();
      case Lexeme::Requires:
        return add(PartKind::Requires, after_requires_clause(tokens_, i_, end_));
      case Lexeme::Try:
        return add(PartKind::Try, i_ + 1);
      case Lexeme::Class:
      case Lexeme::Struct:
      case Lexeme::Union:
      case Lexeme::Enum:
        return read_class_key();
      case Lexeme::Typedef:
        is_typedef_ = head_.is_typedef = true;
        return read_keyword();
      case Lexeme::Template:
      case Lexeme::Namespace:
      case Lexeme::Using:
      case Lexeme::Public:
      case Lexeme::Protected:
      case Lexeme::Private:
      case Lexeme::Concept:
      case Lexeme::StaticAssert:
      case Lexeme::Extern:
      case Lexeme::Friend:
      case Lexeme::Specifier:
      case Lexeme::Inline:
        return read_keyword();
      case Lexeme::Qualifier:
      case Lexeme::Typename:
      case Lexeme::New:
      case Lexeme::OtherKeyword:
        return add(PartKind::Keyword, i_ + 1);
      default:
        return add(PartKind::Other, i_ + 1);
    }
  }

  [[nodiscard]] std::size_t after_optional_parens(std::size_t i) const {
    return at(i) == Lexeme::LeftParen && tokens_.has_partner(i) ? tokens_.after_group(i) : i;
  }

  bool read_bracket() {
    if (!tokens_.has_partner(i_)) return add(PartKind::Other, i_ + 1);
    const bool is_attribute = at(i_ + 1) == Lexeme::LeftBracket;
    return add(is_attribute ? PartKind::Attribute : PartKind::Brackets, tokens_.after_group(i_));
  }

  bool read_less() {
    const bool may_open = previous_is(PartKind::Word) || previous_is(PartKind::OperatorName);
    const std::size_t after = may_open ? tokens_.after_angle(i_) : 0;
    if (after == 0 || after > end_) return add(PartKind::Other, i_ + 1);
    return add(PartKind::Angles, after);
  }

  /// Keywords that no declaration has in its middle, on a new line: the one before lacks its `;`.
  bool read_keyword() {
    const Lexeme lexeme = at(i_);
    if (lexeme == Lexeme::Template && !head_.parts.empty()) {
      const PartKind before = head_.parts.back().kind;
      if (before == PartKind::Scope || before == PartKind::Keyword) {
        return add(PartKind::Keyword, i_ + 1);
      }
      if (at(i_ + 1) == Lexeme::Less && !tokens_[i_].first_on_line) return skip_template_head();
    }
    if (i_ != start_ && tokens_[i_].first_on_line && may_be_complete()) {
      switch (lexeme) {
        case Lexeme::Specifier:
        case Lexeme::Inline:
        case Lexeme::Extern:
        case Lexeme::Friend:
          if (ends_like_a_declaration()) return finish(HeadEnd::Resync);
          break;
        default:
          return finish(HeadEnd::Resync);
      }
    }
    if (i_ != start_ && is_access_word(lexeme)) return finish(HeadEnd::Resync);
    head_.is_friend = head_.is_friend || lexeme == Lexeme::Friend;
    return add(PartKind::Keyword, i_ + 1);
  }

  bool skip_template_head() {
    const std::size_t after = tokens_.after_angle(i_ + 1);
    return add(PartKind::Keyword, after != 0 && after <= end_ ? after : i_ + 1);
  }

  /// Something that names a thing was read: the head is more than specifiers.
  [[nodiscard]] bool may_be_complete() const { return may_be_complete_; }

  /// `int x` and `f(int)` do, `const Foo &` and `Foo` do not.
  [[nodiscard]] bool ends_like_a_declaration() const {
    const std::size_t count = head_.parts.size();
    if (count < 2) return false;
    const PartKind last = head_.parts[count - 1].kind;
    const PartKind before = head_.parts[count - 2].kind;
    const bool after_type = before == PartKind::Word || before == PartKind::Type ||
                            before == PartKind::Pointer || before == PartKind::Angles;
    return (last == PartKind::Word || last == PartKind::Parens) && after_type &&
           !looks_like_macro(tokens_.spelled(head_.parts[count - 2].first));
  }

  bool read_operator_name() {
    std::size_t i = i_ + 1;
    switch (at(i)) {
      case Lexeme::LeftParen:
      case Lexeme::LeftBracket:
        i = at(i + 1) == Lexeme::RightParen || at(i + 1) == Lexeme::RightBracket ? i + 2 : i;
        break;
      case Lexeme::New:
        ++i;
        if (at(i) == Lexeme::LeftBracket && at(i + 1) == Lexeme::RightBracket) i += 2;
        break;
      case Lexeme::String:
        ++i;
        if (tokens_.spelled(i - 1) == "\"\"" && at(i) == Lexeme::Identifier) ++i;
        break;
      case Lexeme::Identifier:
      case Lexeme::BuiltinType:
      case Lexeme::TypeOperator:
      case Lexeme::Qualifier:
      case Lexeme::ColonColon:
      case Lexeme::Typename:
      case Lexeme::Class:
      case Lexeme::Struct:
      case Lexeme::Union:
      case Lexeme::Enum:
        i = after_conversion_type(i);
        break;
      case Lexeme::Semicolon:
      case Lexeme::LeftBrace:
      case Lexeme::RightBrace:
        break;
      default:
        if (tokens_.spelled(i) == "?" && at(i + 1) == Lexeme::Colon) ++i;
        if (i < end_) ++i;
    }
    return add(PartKind::OperatorName, i);
  }

  std::size_t after_conversion_type(std::size_t i) {
    while (i < end_) {
      switch (at(i)) {
        case Lexeme::Identifier:
        case Lexeme::BuiltinType:
        case Lexeme::Qualifier:
        case Lexeme::ColonColon:
        case Lexeme::Typename:
        case Lexeme::Template:
        case Lexeme::Class:
        case Lexeme::Struct:
        case Lexeme::Union:
        case Lexeme::Enum:
        case Lexeme::Star:
        case Lexeme::Ampersand:
        case Lexeme::AmpersandAmpersand:
        case Lexeme::Ellipsis:
          ++i;
          break;
        case Lexeme::TypeOperator:
          i = after_optional_parens(i + 1);
          break;
        case Lexeme::Less: {
          const std::size_t after = tokens_.after_angle(i);
          if (after == 0 || after > end_) return i;
          i = after;
          break;
        }
        default:
          return i;
      }
    }
    return i;
  }

  bool read_class_key() {
    ClassHead class_head = read_class_head(tokens_, i_, end_, is_typedef_);
    const bool reads_as_class = class_head.use != ClassUse::Elaborated && !inside_declarator();
    if (!reads_as_class) return add(PartKind::Keyword, i_ + 1);
    head_.class_head = class_head;
    const bool is_definition = class_head.use == ClassUse::Definition;
    return finish(is_definition ? HeadEnd::ClassBody : HeadEnd::Forward);
  }

  /// `auto f() -> struct X {…}` and the like: the class key belongs to a return type.
  [[nodiscard]] bool inside_declarator() const {
    return previous_is(PartKind::Arrow) || previous_is(PartKind::Comma);
  }

  const TokenStream& tokens_;
  std::size_t start_;
  std::size_t i_;
  std::size_t end_;
  Head head_;
  bool ended_ = false;
  bool is_typedef_;
  bool may_be_complete_ = false;
  bool function_seen_ = false;
};

/// Index behind one operand of a requires-clause.
std::size_t after_constraint(const TokenStream& tokens, std::size_t i, std::size_t end) {
  const auto at = [&](std::size_t k) {
    return k < end ? tokens.lexeme(k) : Lexeme::OtherPunctuation;
  };
  if (at(i) == Lexeme::Exclamation) ++i;
  if (at(i) == Lexeme::Requires) {  // requires (T t) { … }
    ++i;
    if (at(i) == Lexeme::LeftParen) i = tokens.after_group(i);
    return at(i) == Lexeme::LeftBrace ? tokens.after_group(i) : i;
  }
  if (at(i) == Lexeme::LeftParen) return tokens.after_group(i);
  if (at(i) == Lexeme::TypeOperator || at(i) == Lexeme::ExceptionWord) {
    ++i;
    if (at(i) == Lexeme::LeftParen) i = tokens.after_group(i);
  }
  bool needs_name = true;
  while (i < end) {
    if (at(i) == Lexeme::ColonColon) {
      ++i;
      if (at(i) == Lexeme::Template) ++i;
      needs_name = true;
    } else if (needs_name && (at(i) == Lexeme::Identifier || at(i) == Lexeme::OtherKeyword)) {
      ++i;
      needs_name = false;
    } else if (at(i) == Lexeme::Less && !needs_name) {
      const std::size_t after = tokens.after_angle(i);
      if (after == 0 || after > end) return i;
      i = after;
    } else if (at(i) == Lexeme::LeftParen && !needs_name) {
      return tokens.after_group(i);  // MACRO(…), is_same_v<…>()
    } else {
      break;
    }
  }
  return i;
}

}  // namespace

Head read_head(const TokenStream& tokens, std::size_t i, std::size_t end, bool is_typedef) {
  return HeadReader(tokens, i, end, is_typedef).read();
}

std::size_t after_requires_clause(const TokenStream& tokens, std::size_t i, std::size_t end) {
  do {
    i = after_constraint(tokens, i + 1, end);
  } while (i < end && (tokens.is(i, Lexeme::AmpersandAmpersand) || tokens.is(i, Lexeme::PipePipe)));
  return i;
}

std::size_t after_attributes(const TokenStream& tokens, std::size_t i, std::size_t end) {
  while (i < end) {
    if (tokens.is(i, Lexeme::LeftBracket) && tokens.is(i + 1, Lexeme::LeftBracket) &&
        tokens.has_partner(i)) {
      i = tokens.after_group(i);
    } else if (tokens.is(i, Lexeme::AttributeWord)) {
      ++i;
      if (tokens.is(i, Lexeme::LeftParen)) i = tokens.after_group(i);
    } else {
      break;
    }
  }
  return i;
}

bool is_access_label(const TokenStream& tokens, std::size_t i, std::size_t end,
                     std::size_t& after) {
  std::size_t colon = i + 1;
  if (is_access_word(tokens.lexeme(i))) {
    if (tokens.is_identifier(colon)) ++colon;  // public slots:
  } else {
    if (!tokens.is_identifier(i)) return false;
    const std::string_view name = tokens.spelled(i);
    const bool is_anonymous_bit_field = tokens.is(i + 2, Lexeme::Number);
    if (name != "signals" && name != "slots" &&
        (!looks_like_macro(name) || is_anonymous_bit_field)) {
      return false;
    }
  }
  if (colon >= end || !tokens.is(colon, Lexeme::Colon)) return false;
  after = colon + 1;
  return true;
}

}  // namespace patchgen
