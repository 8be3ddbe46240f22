#include "source/scanner.h"

#include <algorithm>
#include <utility>

#include "source/spelling.h"

namespace patchgen {
namespace {

/// Scopes nested deeper than this are taken as opaque bodies; no source that people write comes
/// near, and each level needs stack.
constexpr int kMostNestedScopes = 128;

std::string_view last_component(std::string_view path) {
  const std::size_t colon = path.rfind(':');
  return colon == std::string_view::npos ? path : path.substr(colon + 1);
}

/// `std::X::f` within `namespace std`: the qualifier names the namespace that it stands in. A
/// lone name may as well be a class that is called like the namespace.
void drop_repeated(std::string& path, std::string_view qualifier) {
  const std::string_view last = last_component(path);
  const std::size_t colon = qualifier.find("::");
  if (colon == std::string_view::npos || last.empty() || qualifier.substr(0, colon) != last) return;
  path.resize(path.size() - last.size());
  if (path.ends_with("::")) path.resize(path.size() - 2);
}

}  // namespace

std::vector<Declaration> Scanner::scan() {
  Scope file;
  file.end = tokens_.size();
  read_scope(file, 0);
  return std::move(file.declarations);
}

void Scanner::read_scope(Scope& scope, std::size_t i) {
  if (scope.depth > kMostNestedScopes) return;
  while (i < scope.end) {
    std::size_t after = 0;
    if (at(i) == Lexeme::Semicolon || at(i) == Lexeme::RightBrace) {
      ++i;
    } else if (is_access_label(tokens_, i, scope.end, after)) {
      if (at(i) == Lexeme::Private) {
        scope.access = Access::Private;
      } else if (at(i) == Lexeme::Protected) {
        scope.access = Access::Protected;
      } else {
        scope.access = Access::Public;
      }
      i = after;
    } else {
      // A reader that makes no progress would hang: one token at the least.
      i = std::max(read_declaration(scope, i), i + 1);
    }
  }
  const auto by_position = [](const Declaration& a, const Declaration& b) {
    return a.range.begin < b.range.begin;
  };
  std::vector<Declaration>& all = scope.declarations;
  // Out of order only where branches of a conditional were told apart; sorting moves much.
  if (!std::is_sorted(all.begin(), all.end(), by_position)) {
    std::stable_sort(all.begin(), all.end(), by_position);
  }
}

std::size_t Scanner::read_declaration(Scope& scope, std::size_t i) {
  Prefix prefix;
  prefix.first = prefix.next = i;
  Step step = Step::Again;
  while (step == Step::Again && prefix.next < scope.end) step = read_prefix(scope, prefix);
  if (step == Step::Emitted) return prefix.next;
  if (prefix.next >= scope.end || at(prefix.next) == Lexeme::RightBrace) {
    return read_unknown(scope, prefix.first, prefix.next);
  }
  const Head head = read_head(tokens_, prefix.next, scope.end, prefix.is_typedef);
  prefix.is_friend = prefix.is_friend || head.is_friend;
  prefix.is_typedef = prefix.is_typedef || head.is_typedef;
  switch (head.how) {
    case HeadEnd::ClassBody:
      return read_class(scope, prefix, head);
    case HeadEnd::Forward:
      return read_forward(scope, prefix, head);
    default:
      return read_declarator(scope, prefix, head);
  }
}

Scanner::Step Scanner::read_prefix(Scope& scope, Prefix& prefix) {
  const std::size_t i = prefix.next;
  const auto emitted = [&](std::size_t next) {
    prefix.next = next;
    return Step::Emitted;
  };
  switch (at(i)) {
    case Lexeme::LeftBracket:
    case Lexeme::AttributeWord:
      prefix.next = after_attributes(tokens_, i, scope.end);
      return prefix.next == i ? Step::Done : Step::Again;
    case Lexeme::Identifier:
      return read_macro(scope, prefix);
    case Lexeme::Template:
      return read_template(scope, prefix);
    case Lexeme::Extern:
      return read_extern(scope, prefix);
    case Lexeme::Namespace:
      return emitted(read_namespace(scope, prefix));
    case Lexeme::Using:
      return emitted(read_using(scope, prefix));
    case Lexeme::StaticAssert:
      return emitted(read_simple(scope, prefix, DeclarationKind::StaticAssert));
    case Lexeme::Asm:
      return emitted(read_simple(scope, prefix, DeclarationKind::Unknown));
    case Lexeme::Concept:
      return emitted(read_concept(scope, prefix));
    case Lexeme::Export:
      if (at(i + 1) == Lexeme::LeftBrace)
        return emitted(read_linkage_block(scope, prefix, i, i + 1));
      break;
    case Lexeme::Friend:
      prefix.is_friend = true;
      break;
    case Lexeme::Typedef:
      prefix.is_typedef = true;
      break;
    case Lexeme::Inline:
    case Lexeme::Specifier:
      break;
    default:
      return Step::Done;
  }
  prefix.only_macros = false;
  ++prefix.next;
  return Step::Again;
}

/// Behind `template(typename T)(requires C<T>)`, where a macro called `template` emulates concepts;
/// 0 when the `template` at `i` is the keyword.
std::size_t Scanner::after_macro_template_head(std::size_t i) const {
  std::size_t after = i + 1;
  for (int groups = 0; groups < 2; ++groups) {
    if (at(after) != Lexeme::LeftParen || !tokens_.has_partner(after)) return 0;
    if (groups == 1 && at(after + 1) != Lexeme::Requires) return 0;
    after = tokens_.after_group(after);
  }
  return after;
}

Scanner::Step Scanner::read_template(Scope& scope, Prefix& prefix) {
  const std::size_t i = prefix.next;
  prefix.only_macros = false;
  if (const std::size_t after = after_macro_template_head(i); after != 0 && after < scope.end) {
    if (prefix.template_last == 0) prefix.template_first = i;
    prefix.template_last = prefix.next = after;
    return Step::Again;
  }
  if (at(i + 1) != Lexeme::Less) {
    prefix.is_instantiation = true;
    prefix.next = i + 1;
    return Step::Again;
  }
  std::size_t after = tokens_.after_angle(i + 1);
  if (after == 0 || after > scope.end) {
    prefix.next = read_unknown(scope, prefix.first, i + 2);
    return Step::Emitted;
  }
  if (at(after) == Lexeme::Requires) after = after_requires_clause(tokens_, after, scope.end);
  if (prefix.template_last == 0) prefix.template_first = i;
  prefix.template_last = after;
  prefix.next = after;
  return Step::Again;
}

Scanner::Step Scanner::read_extern(Scope& scope, Prefix& prefix) {
  const std::size_t i = prefix.next;
  prefix.only_macros = false;
  if (at(i + 1) != Lexeme::String) {
    prefix.next = i + 1;
    return Step::Again;
  }
  if (at(i + 2) == Lexeme::LeftBrace) {
    prefix.next = read_linkage_block(scope, prefix, i + 1, i + 2);
    return Step::Emitted;
  }
  prefix.next = i + 2;
  return Step::Again;
}

/// Whether the token at `i` begins a declaration wherever it stands on a new line.
bool Scanner::begins_another(std::size_t i) const {
  if (i >= tokens_.size() || !tokens_[i].first_on_line) return false;
  switch (at(i)) {
    case Lexeme::Namespace:
    case Lexeme::Using:
    case Lexeme::Typedef:
    case Lexeme::StaticAssert:
    case Lexeme::Friend:
    case Lexeme::Extern:
      return true;
    case Lexeme::Template:
      return at(i + 1) == Lexeme::Less;
    case Lexeme::Public:
    case Lexeme::Protected:
    case Lexeme::Private:
      return at(i + 1) == Lexeme::Colon;
    case Lexeme::Specifier:
      return tokens_.spelled(i) == "static" || tokens_.spelled(i) == "virtual";
    case Lexeme::BuiltinType:
      // `void,` on a line of its own is a template argument.
      return tokens_.spelled(i) == "void" && at(i + 1) == Lexeme::Identifier &&
             (at(i + 2) == Lexeme::LeftParen || at(i + 2) == Lexeme::ColonColon);
    default:
      return false;
  }
}

/// Behind the next `;` of this scope; a declaration that lacks one ends where another begins.
std::size_t Scanner::after_semicolon(std::size_t i, std::size_t end) const {
  while (i < end) {
    if (at(i) == Lexeme::Semicolon) return i + 1;
    if (at(i) == Lexeme::RightBrace || begins_another(i)) return i;
    i = is_opener(at(i)) ? tokens_.after_group(i) : i + 1;
  }
  return end;
}

std::size_t Scanner::read_unknown(Scope& scope, std::size_t first, std::size_t i) {
  i = std::max(i, first + 1);
  while (i < scope.end && at(i - 1) != Lexeme::Semicolon) {
    const Lexeme lexeme = at(i);
    const bool is_body = lexeme == Lexeme::LeftBrace && tokens_.has_partner(i);
    if (lexeme == Lexeme::RightBrace || begins_another(i)) break;
    if (is_class_key(lexeme) && tokens_[i].first_on_line) break;
    i = is_opener(lexeme) ? tokens_.after_group(i) : i + 1;
    if (lexeme == Lexeme::Semicolon || is_body) break;
  }
  i = std::min(i, scope.end);
  Prefix prefix;
  prefix.first = first;
  emit(scope, make(scope, prefix, DeclarationKind::Unknown), first, i);
  return i;
}

Declaration Scanner::make(const Scope& scope, const Prefix& prefix, DeclarationKind kind) const {
  Declaration declaration;
  declaration.kind = kind;
  declaration.access = scope.access;
  declaration.qualified_name = scope.path;
  declaration.is_template = prefix.template_last != 0;
  declaration.template_head = tokens_.bytes(prefix.template_first, prefix.template_last);
  return declaration;
}

std::vector<std::string_view> Scanner::words(std::size_t first, std::size_t last) const {
  std::vector<std::string_view> words;
  words.reserve(last > first ? last - first : 0);
  for (std::size_t i = first; i < last; ++i) words.push_back(tokens_.spelled(i));
  return words;
}

std::string Scanner::joined(std::size_t first, std::size_t last) const {
  return join_spelling(words(first, last));
}

/// `forward`, `~X`, `operator<<`, `operator const char *`, `operator new[]`.
std::string Scanner::spelled_name(std::size_t first, std::size_t last) const {
  if (at(first) != Lexeme::Operator || first + 1 >= last) {
    std::string name;
    for (std::size_t i = first; i < last; ++i) name += tokens_.spelled(i);
    return name;
  }
  const std::string rest = joined(first + 1, last);
  return is_word_spelling(rest) ? "operator " + rest : "operator" + rest;
}

/// `A::B` of `A::B<T>::`, template arguments left out.
std::string Scanner::qualifier_path(std::size_t first, std::size_t last) const {
  std::string path;
  for (std::size_t i = first; i < last;) {
    if (at(i) == Lexeme::Less) {
      i = std::max(tokens_.after_angle(i), i + 1);
      continue;
    }
    if (at(i) == Lexeme::Identifier || at(i) == Lexeme::Tilde) {
      if (!path.empty()) path += "::";
      path += tokens_.spelled(i);
    }
    ++i;
  }
  return path;
}

void Scanner::name_it(Declaration& declaration, const Scope& scope, std::size_t first,
                      std::size_t last, std::size_t qualifier_first,
                      std::size_t qualifier_last) const {
  declaration.name = spelled_name(first, last);
  declaration.name_range = tokens_.bytes(first, last);
  declaration.qualifier = tokens_.bytes(qualifier_first, qualifier_last);
  std::string path = scope.path;
  const auto add = [&](const std::string& component) {
    if (component.empty()) return;
    if (!path.empty()) path += "::";
    path += component;
  };
  if (qualifier_first < qualifier_last) {
    if (at(qualifier_first) == Lexeme::ColonColon) path.clear();
    const std::string qualifier = qualifier_path(qualifier_first, qualifier_last);
    if (!scope.has_namesake) drop_repeated(path, qualifier);
    add(qualifier);
  }
  add(declaration.name);
  declaration.qualified_name = std::move(path);
}

std::vector<std::string> Scanner::conditions_of(std::size_t first, std::size_t last) const {
  const std::vector<Condition>& all = tokens_.conditions();
  std::uint32_t a = all[tokens_[first].condition].listed;
  std::uint32_t b = all[tokens_[last - 1].condition].listed;
  // Both ends stand under what they have in common.
  while (a != b) {
    if (all[a].depth >= all[b].depth) {
      a = all[a].parent;
    } else {
      b = all[b].parent;
    }
  }
  std::vector<std::string> conditions;
  for (; a != 0; a = all[a].parent) conditions.push_back(all[a].text);
  std::reverse(conditions.begin(), conditions.end());
  return conditions;
}

void Scanner::set_extent(Declaration& declaration, std::size_t first, std::size_t last) const {
  declaration.range = tokens_.bytes(first, last);
  declaration.owned = comments_.owned(tokens_[first].raw, tokens_[last - 1].raw);
  declaration.conditions = conditions_of(first, last);
  // Branches are read one behind the other, not always in the order of the file: what is never
  // closed may end with a branch that stands in front of its last member.
  for (const Declaration& child : declaration.children) {
    declaration.range.begin = std::min(declaration.range.begin, child.range.begin);
    declaration.range.end = std::max(declaration.range.end, child.range.end);
  }
  declaration.owned.begin = std::min(declaration.owned.begin, declaration.range.begin);
  declaration.owned.end = std::max(declaration.owned.end, declaration.range.end);
}

void Scanner::emit(Scope& scope, Declaration declaration, std::size_t first, std::size_t last) {
  if (first >= last) return;
  set_extent(declaration, first, last);
  if (is_class_like(declaration.kind) && declaration.qualifier.empty() &&
      !declaration.name.empty() && last_component(scope.path) == declaration.name) {
    scope.has_namesake = true;
  }
  scope.declarations.push_back(std::move(declaration));
}

}  // namespace patchgen
