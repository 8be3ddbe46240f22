#include "source/declarator.h"

#include <vector>

#include "source/head_parts.h"
#include "source/macro_names.h"
#include "source/nested_declarator.h"

namespace patchgen {
namespace {

class DeclaratorFinder : private HeadParts {
 public:
  DeclaratorFinder(const TokenStream& tokens, const Head& head, std::string_view class_name)
      : HeadParts(tokens, head.parts), head_(head), class_name_(class_name) {}

  Declarator find() {
    for (std::size_t k = 0; k < parts_.size(); ++k) {
      if (parts_[k].kind == PartKind::Comma || parts_[k].kind == PartKind::Arrow) break;
      if (parts_[k].kind == PartKind::OperatorName) {
        take_operator(k);
        return found_;
      }
      if (parts_[k].kind == PartKind::Parens && take_parens(k)) return found_;
    }
    find_variable();
    return found_;
  }

 private:
  void take_operator(std::size_t k) {
    found_.is_function = true;
    found_.is_operator = found_.has_name = true;
    set_name(parts_[k].first, parts_[k].last);
    const Lexeme second = tokens_.lexeme(parts_[k].first + 1);
    switch (parts_[k].last - parts_[k].first > 1 ? second : Lexeme::OtherPunctuation) {
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
        found_.is_conversion = true;
        break;
      default:
        break;
    }
    take_qualifier(k);
    std::size_t next = k + 1;
    if (kind(next) == PartKind::Angles) set_angles(next++);
    while (kind(next) == PartKind::Attribute) ++next;  // operator()[[nodiscard]](int)
    if (kind(next) == PartKind::Parens) {
      set_params(next);
    } else {
      found_.next_part = next;
      // `&X::operator()` and other uses are no declarations.
      found_.is_function = false;
    }
  }

  /// Decides whether the parentheses at `k` are the parameter list.
  bool take_parens(std::size_t k) {
    if (k == 0) return false;
    std::size_t name = name_part(k);
    const bool parens_follow = kind(k + 1) == PartKind::Parens;
    const bool is_wrapped =
        kind(k - 1) == PartKind::Type && tokens_.is(parts_[k].first + 1, Lexeme::LeftParen);
    if (parens_follow || is_wrapped || kind(k + 1) == PartKind::Brackets) {
      if (take_nested_declarator(k)) return true;
    }
    if (parens_follow && take_parenthesised_name(k)) return true;
    if (take_parenthesised_array(k)) return true;
    if (name == parts_.size()) return false;
    if (is_prefix_macro(name, k)) return false;
    if (take_params_in_macro(name, k)) return true;
    if (is_attribute_macro(name)) return false;
    if (is_name_guard(name)) --name;
    take_function(name, k);
    return true;
  }

  /// `__launch_bounds__(256) void f(int)`, `DEPRECATED("…") void f(int)`.
  [[nodiscard]] bool is_prefix_macro(std::size_t name, std::size_t k) const {
    const std::string_view spelled = word(name);
    if (!class_name_.empty() && spelled == class_name_) return false;
    if (name > 0 && (kind(name - 1) == PartKind::Scope || kind(name - 1) == PartKind::Tilde)) {
      return false;
    }
    std::size_t next = k + 1;
    while (kind(next) == PartKind::Attribute) ++next;
    switch (kind(next)) {
      case PartKind::Type:
      case PartKind::OperatorName:
      case PartKind::Scope:
      case PartKind::Tilde:
        return true;
      case PartKind::Keyword:
        // `MACRO(x) const int f()`, but `Type f() const`.
        return tokens_.lexeme(parts_[next].first) != Lexeme::Qualifier ||
               (!has_type_from(qualifier_begin(name)) && later_candidate(next) != parts_.size());
      case PartKind::Word:
        break;
      default:
        return false;
    }
    if (word(next) == "override" || word(next) == "final") return false;
    const std::size_t later = later_candidate(next);
    if (later == parts_.size()) return !has_type_before(name) && !is_macro_word(next);
    const bool is_macro = looks_like_macro(spelled);
    if (is_macro && !looks_like_macro(word(later))) return true;
    if (!is_macro && is_macro_word(next)) return false;
    return !has_type_before(name);
  }

  /// `int x GUARDED_BY(mutex);`, `int x GUARDED_BY(mutex){0};`
  [[nodiscard]] bool is_attribute_macro(std::size_t name) const {
    if (head_.how == HeadEnd::Brace && !is_initializer(head_.end)) return false;
    // `x GUARDED_BY(a) PT_GUARDED_BY(b)`: `x` stands in front of the first.
    while (name >= 3 && kind(name - 1) == PartKind::Parens && is_macro_word(name - 2)) name -= 2;
    if (!is_macro_word(name) || name < 2 || !is_word(name - 1) || is_macro_word(name - 1)) {
      return false;
    }
    return has_type_before(name - 1);
  }

  /// Whether the braces at token `open` hold a value: a body has no `;` behind it.
  [[nodiscard]] bool is_initializer(std::size_t open) const {
    return tokens_.is(tokens_.after_group(open), Lexeme::Semicolon);
  }

  /// `int f NO_MACRO(int a) {`: an empty macro that keeps `f` from being one.
  [[nodiscard]] bool is_name_guard(std::size_t name) const {
    return is_macro_word(name) && name >= 2 && is_word(name - 1) && !is_macro_word(name - 1) &&
           has_type_before(name - 1);
  }

  /// `int f OF((int a));`: the macro holds the parameters.
  bool take_params_in_macro(std::size_t name, std::size_t k) {
    const bool is_macro = is_macro_word(name) || word(name) == "OF";
    if (!is_word(k - 1) || !is_macro || name == 0 || !is_word(name - 1)) return false;
    const std::size_t inner = parts_[k].first + 1;
    if (!tokens_.is(inner, Lexeme::LeftParen)) return false;
    if (tokens_.after_group(inner) + 1 != parts_[k].last) return false;
    take_function(name - 1, k);
    found_.params_first = inner;
    found_.params_last = parts_[k].last - 1;
    found_.holds_arguments = false;
    return true;
  }

  /// `typedef int (digest)[5];`
  bool take_parenthesised_array(std::size_t k) {
    const std::size_t inner = parts_[k].first + 1;
    if (kind(k + 1) != PartKind::Brackets || kind(k - 1) != PartKind::Type) return false;
    if (parts_[k].last - parts_[k].first != 3 || !tokens_.is_identifier(inner)) return false;
    found_.has_name = found_.has_type = true;
    set_name(inner, inner + 1);
    found_.next_part = k + 1;
    return true;
  }

  /// `static T (max)(…)`, `int (f)(…)`.
  bool take_parenthesised_name(std::size_t k) {
    if (parts_[k].last - parts_[k].first != 3) return false;
    const std::size_t inner = parts_[k].first + 1;
    if (!tokens_.is_identifier(inner)) return false;
    // `NAME(f)(int)` makes a name from a macro; `T (max)(int)` has a type in front.
    const bool has_gap = tokens_[parts_[k].first].begin > tokens_[parts_[k].first - 1].end;
    if (is_word(k - 1) && (is_macro_word(k - 1) || !has_gap)) return false;
    found_.is_function = found_.has_name = true;
    found_.has_type = true;
    set_name(inner, inner + 1);
    set_params(k + 1);
    return true;
  }

  /// `int (*f(int))(long)`, `void (X::*member)(int)`, `int (&array)[3]`.
  bool take_nested_declarator(std::size_t k) {
    const NestedDeclarator nested =
        read_nested_declarator(tokens_, parts_[k].first + 1, parts_[k].last - 1);
    if (!nested.has_name) return false;
    found_.has_name = found_.has_type = true;
    set_name(nested.name, nested.name + 1);
    found_.qualifier_first = nested.qualifier;
    found_.qualifier_last = nested.name;
    found_.is_function = nested.params_first < nested.params_last;
    found_.params_first = nested.params_first;
    found_.params_last = nested.params_last;
    found_.next_part = k + 2;
    return true;
  }

  void take_function(std::size_t name, std::size_t k) {
    found_.is_function = found_.has_name = true;
    std::size_t first = parts_[name].first;
    if (name > 0 && kind(name - 1) == PartKind::Tilde) {
      found_.is_destructor = true;
      first = parts_[name - 1].first;
    }
    set_name(first, parts_[name].last);
    if (kind(name + 1) == PartKind::Angles) set_angles(name + 1);
    take_qualifier(name);
    set_params(k);
    found_.holds_arguments = found_.has_type && !is_parameter_list();
  }

  /// False when the parentheses hold what no parameter begins with: a literal, `&x`, `{`, ….
  [[nodiscard]] bool is_parameter_list() const {
    bool begins = true;
    for (std::size_t i = found_.params_first + 1; i + 1 < found_.params_last;) {
      const Lexeme lexeme = tokens_.lexeme(i);
      switch (lexeme) {
        case Lexeme::Number:
        case Lexeme::String:
        case Lexeme::OtherLiteral:
        case Lexeme::New:
        case Lexeme::Star:
        case Lexeme::Ampersand:
        case Lexeme::Exclamation:
        case Lexeme::LeftBrace:
        case Lexeme::LeftParen:
          if (begins) return false;
          break;
        case Lexeme::Equal:  // a default argument: a parameter
          return true;
        default:
          break;
      }
      if (tokens_.spelled(i) == "." || lexeme == Lexeme::Arrow) return false;
      begins = lexeme == Lexeme::Comma;
      i = is_opener(lexeme) ? tokens_.after_group(i) : i + 1;
    }
    return true;
  }

  void find_variable() {
    std::size_t stop = 0;
    while (stop < parts_.size() && kind(stop) != PartKind::Comma) ++stop;
    if (take_structured_binding(stop)) return;
    std::size_t name = parts_.size();
    for (std::size_t k = 0; k < stop; ++k) {
      if (kind(k) == PartKind::Brackets && name != parts_.size()) break;
      if (!is_word(k)) continue;
      // `int x UNUSED`, `int x GUARDED_BY(mutex)`: a macro behind the name; not `const T FAR x`.
      if (is_macro_word(k) && name != parts_.size() && k == name + 1 && !is_macro_word(name) &&
          has_type_before(name) && (k + 1 >= stop || !is_word(k + 1))) {
        break;
      }
      name = k;
    }
    found_.next_part = stop;
    if (name == parts_.size()) return;
    found_.has_name = true;
    set_name(parts_[name].first, parts_[name].last);
    if (kind(name + 1) == PartKind::Angles) set_angles(name + 1);
    take_qualifier(name);
  }

  /// `auto [a, b] = …`: named by its first name.
  bool take_structured_binding(std::size_t stop) {
    for (std::size_t k = 1; k < stop; ++k) {
      if (kind(k) != PartKind::Brackets) continue;
      std::size_t before = k - 1;
      if (kind(before) == PartKind::Pointer && before > 0) --before;
      if (kind(before) != PartKind::Type) return false;
      const std::size_t first = parts_[k].first + 1;
      if (tokens_.spelled(parts_[before].first) != "auto" || !tokens_.is_identifier(first)) {
        return false;
      }
      found_.has_name = found_.has_type = true;
      set_name(first, first + 1);
      found_.next_part = k + 1;
      return true;
    }
    return false;
  }

  void take_qualifier(std::size_t name) {
    std::size_t first = qualifier_begin(name);
    const std::size_t own = name > 0 && kind(name - 1) == PartKind::Tilde ? name - 1 : name;
    if (first < own) first = drop_return_type(first, own);
    found_.has_type = has_type_from(first);
    if (first < own) {
      found_.qualifier_first = parts_[first].first;
      found_.qualifier_last = parts_[own].first;
    }
  }

  /// `Foo ::bar::f()`: a space in front of `::` and none behind it, and no other return type.
  [[nodiscard]] std::size_t drop_return_type(std::size_t first, std::size_t own) const {
    if (has_type_from(first)) return first;
    for (std::size_t k = first + 1; k < own; ++k) {
      if (kind(k) != PartKind::Scope || k + 1 >= parts_.size()) continue;
      const std::size_t token = parts_[k].first;
      const bool gap_before = tokens_[token].begin > tokens_[token - 1].end;
      const bool gap_behind = tokens_[token + 1].begin > tokens_[token].end;
      if (gap_before && !gap_behind) return k;
    }
    return first;
  }

  void set_name(std::size_t first, std::size_t last) {
    found_.name_first = first;
    found_.name_last = last;
  }
  void set_angles(std::size_t k) {
    found_.angles_first = parts_[k].first;
    found_.angles_last = parts_[k].last;
  }
  void set_params(std::size_t k) {
    found_.params_first = parts_[k].first;
    found_.params_last = parts_[k].last;
    found_.next_part = k + 1;
  }

  const Head& head_;
  std::string_view class_name_;
  Declarator found_;
};

}  // namespace

Declarator find_declarator(const TokenStream& tokens, const Head& head,
                           std::string_view class_name) {
  return DeclaratorFinder(tokens, head, class_name).find();
}

}  // namespace patchgen
