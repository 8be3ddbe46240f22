#include "patch/constructor_uses.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>

#include "patch/argument_count.h"
#include "patch/class_layout.h"
#include "patch/function_head.h"
#include "patch/scopes.h"
#include "source/condition.h"

namespace patchgen {
namespace {

using Kind = ConstructorUse::Kind;

/// What stands between the parentheses or braces of a call.
struct Arguments {
  std::size_t count = 0;
  bool is_literal = false;  ///< one, which is of no class
  bool begins_with_literal = false;
  bool is_sure = true;  ///< `count` is right, whatever macros and templates are
};

bool is_plain_literal(const Token& token, std::string_view word) {
  return token.kind == TokenKind::Literal && word.find('_') == std::string_view::npos;
}

bool looks_like_macro(std::string_view word) {
  return word.size() > 1 && std::none_of(word.begin(), word.end(),
                                         [](unsigned char c) { return std::islower(c) != 0; });
}

Arguments read_arguments(const IndexedTokens& near, std::size_t open) {
  Arguments result;
  int depth = 0;
  std::size_t last = open;
  for (std::size_t i = open; i < near.size(); ++i) {
    const std::string_view word = near.word(i);
    if (word == ")" || word == "]" || word == "}") --depth;
    last = i;
    if (depth == 0 && i > open) break;
    if (word == "(" || word == "[" || word == "{") ++depth;
    if (word == "," && depth == 1) ++result.count;
    const bool casts = word == "<" && near.before(i).ends_with("_cast");
    if (casts) {
      // `static_cast<float>(x)`
      while (i < near.size() && near.word(i) != ">" && near.word(i) != "," && near.word(i) != ";") {
        ++i;
      }
      result.is_sure = result.is_sure && near.word(i) == ">";
    } else if (word == "<" || word == "..." || word == "#") {
      result.is_sure = false;
    }
    if (near[i].kind == TokenKind::Identifier && looks_like_macro(word)) result.is_sure = false;
  }
  if (last > open + 1) ++result.count;
  result.begins_with_literal =
      last > open + 1 && is_plain_literal(near[open + 1], near.word(open + 1));
  result.is_literal = result.begins_with_literal && last == open + 2;
  return result;
}

/// Not `= default` or `= delete` where it is declared.
bool is_provided(const Found& constructor) {
  const Declaration& declaration = *constructor.declaration;
  if (!declaration.body.empty()) return true;
  return constructor.file->text->slice({declaration.parameters.end, declaration.range.end})
             .find('=') == std::string_view::npos;
}

class Finder {
 public:
  Finder(const PlanState& state, const UseIndex& index, const Declaration& class_,
         const std::vector<Found>& gone, const Found& now, const std::vector<Found>& left)
      : state_(state), index_(index), owner_(class_), gone_(gone), now_(now), left_(left) {}

  [[nodiscard]] std::vector<ConstructorUse> run() const {
    std::vector<ConstructorUse> uses;
    if (!is_only_one()) return uses;
    for (const UseIndex::Place& place : index_.places(owner_.name)) {
      const auto kind = kind_of(place);
      if (kind) uses.push_back({place, *kind});
    }
    return uses;
  }

 private:
  /// Whether the name means nothing else, and no specialisation.
  [[nodiscard]] bool is_only_one() const {
    const std::vector<Found> named = state_.upstream.called(owner_.name);
    return std::all_of(named.begin(), named.end(), [&](const Found& each) {
      const Declaration& other = *each.declaration;
      if (other.kind == DeclarationKind::Constructor || other.kind == DeclarationKind::Friend ||
          other.kind == DeclarationKind::MacroInvocation) {
        return true;
      }
      // `using A::A;` of a derived class.
      const Declaration* around = state_.upstream.parent(each.declaration);
      if (other.kind == DeclarationKind::UsingDeclaration && around != nullptr &&
          is_class_like(around->kind)) {
        return true;
      }
      return is_class_like(other.kind) && other.qualified_name == owner_.qualified_name &&
             other.specialization.empty();
    });
  }

  [[nodiscard]] std::optional<Kind> kind_of(const UseIndex::Place& place) const {
    const IndexedSource& source = index_.sources()[place.source];
    const IndexedTokens& near = source.tokens();
    const std::size_t offset = near[place.token].begin;
    const Declaration* in = place.around.innermost;
    if (in == nullptr || in->name_range.contains(offset) || source.directive(offset) != nullptr) {
      return std::nullopt;
    }
    const std::vector<std::string>& conditions = source.conditions(offset);
    const bool is_own_branch = std::any_of(gone_.begin(), gone_.end(), [&](const Found& each) {
      return !are_exclusive(each.declaration->conditions, conditions);
    });
    if (!is_own_branch) return std::nullopt;
    if (in->kind == DeclarationKind::Constructor && in->initializers.contains(offset)) {
      return of_initializer(near, place.token, *in);
    }
    const bool in_body = is_function_like(in->kind) && in->body.contains(offset);
    const bool in_variable =
        in->kind == DeclarationKind::Variable && !in->parameters.contains(offset);
    if (!in_body && !in_variable) return std::nullopt;
    return of_code(near, place.token, in_body);
  }

  [[nodiscard]] std::optional<Kind> of_initializer(const IndexedTokens& near, std::size_t at,
                                                   const Declaration& constructor) const {
    if (near.word(at + 1) != "(" && near.word(at + 1) != "{") return std::nullopt;
    if (is_inside_brackets(near, at, constructor.initializers.begin)) {
      return called(near, at + 1, Kind::Expression);
    }
    const std::string_view scope = scope_of(constructor);
    const std::vector<Found>& derived = state_.upstream.deriving_from(owner_.name);
    const bool concerns = scope == owner_.qualified_name ||
                          std::any_of(derived.begin(), derived.end(), [&](const Found& each) {
                            return each.declaration->qualified_name == scope;
                          });
    return concerns ? called(near, at + 1, Kind::Initializer) : std::nullopt;
  }

  [[nodiscard]] static bool is_inside_brackets(const IndexedTokens& near, std::size_t at,
                                               std::size_t begin) {
    int depth = 0;
    for (std::size_t i = near.first_at(begin); i < at; ++i) {
      const std::string_view word = near.word(i);
      if (word == "(" || word == "{" || word == "[") ++depth;
      if (word == ")" || word == "}" || word == "]") --depth;
    }
    return depth > 0;
  }

  [[nodiscard]] std::optional<Kind> of_code(const IndexedTokens& near, std::size_t at,
                                            bool in_body) const {
    const std::string_view next = near.word(at + 1);
    std::size_t first = at;  // of the qualified name
    while (near.before(first) == "::" && near.kind_before(first - 1) == TokenKind::Identifier) {
      first -= 2;
    }
    const std::string_view previous = near.before(first);
    if (next == "(" || next == "{") {
      const bool plain = previous == "return" || previous == "new" || previous == "throw" ||
                         (previous == "=" && near.before(first, 3) != "using");
      return called(near, at + 1, plain ? Kind::Expression : Kind::Unclear);
    }
    if (next == ">" && near.word(at + 2) == "(" && previous == "<") {
      const std::string_view maker = near.before(first, 2);
      const bool makes = maker == "make_shared" || maker == "make_unique";
      return makes ? called(near, at + 2, Kind::Expression) : std::nullopt;
    }
    // `A a(1);`, `A a{1};`
    const bool declares = at + 2 < near.size() && near[at + 1].kind == TokenKind::Identifier &&
                          (near.word(at + 2) == "(" || near.word(at + 2) == "{");
    if (!declares) return std::nullopt;
    const bool is_object =
        near.word(at + 2) == "{" || read_arguments(near, at + 2).begins_with_literal;
    if (is_object) return called(near, at + 2, Kind::Expression);
    // Else it may declare a function.
    return in_body && near.word(at + 3) != ")" ? called(near, at + 2, Kind::Unclear) : std::nullopt;
  }

  /// `kind` when the call that opens at `open` is of a constructor that is gone.
  [[nodiscard]] std::optional<Kind> called(const IndexedTokens& near, std::size_t open,
                                           Kind kind) const {
    const Arguments arguments = read_arguments(near, open);
    const auto takes = [&](const Found& each) {
      const FunctionHead head = read_function_head(*each.file, *each.declaration);
      return argument_count(each, head).takes(arguments.count);
    };
    const bool braces = near.word(open) == "{";
    const auto takes_list = [&](const Found& each) {
      return each.declaration->signature.find("initializer_list") != std::string::npos;
    };
    // One argument may be copied or moved from.
    if (arguments.count == 1 && !arguments.is_literal) return std::nullopt;
    if (std::none_of(gone_.begin(), gone_.end(), takes)) return std::nullopt;
    if (left_.empty()) return without_constructors(arguments, braces, kind);
    if (std::any_of(left_.begin(), left_.end(), takes)) return std::nullopt;
    if (braces && std::any_of(left_.begin(), left_.end(), takes_list)) return std::nullopt;
    // With `A() = default;` alone a class of C++17 is an aggregate.
    if (braces && std::none_of(left_.begin(), left_.end(), is_provided)) return std::nullopt;
    return arguments.is_sure ? kind : Kind::Unclear;
  }

  /// A class without constructors of its own can be made without arguments; one of public fields
  /// alone is an aggregate, made of as many arguments.
  [[nodiscard]] std::optional<Kind> without_constructors(const Arguments& arguments, bool braces,
                                                         Kind kind) const {
    if (arguments.count == 0) return std::nullopt;
    const std::vector<Declaration>& members = now_.declaration->children;
    const auto fields = static_cast<std::size_t>(
        std::count_if(members.begin(), members.end(), [](const Declaration& member) {
          return member.kind == DeclarationKind::Field && member.access == Access::Public;
        }));
    const bool has_base = !now_.declaration->bases.empty();
    if (!has_base && arguments.count <= fields) return std::nullopt;
    return arguments.is_sure && !(has_base && braces) ? kind : Kind::Unclear;
  }

  const PlanState& state_;
  const UseIndex& index_;
  const Declaration& owner_;
  const std::vector<Found>& gone_;
  const Found& now_;
  const std::vector<Found>& left_;
};

}  // namespace

std::vector<ConstructorUse> constructor_uses(const PlanState& state, const UseIndex& index,
                                             const Declaration& class_,
                                             const std::vector<Found>& gone, const Found& now,
                                             const std::vector<Found>& left) {
  return Finder(state, index, class_, gone, now, left).run();
}

std::vector<Found> constructors_of(const Found& class_) {
  std::vector<Found> result;
  for (const Declaration& member : class_.declaration->children) {
    if (member.kind != DeclarationKind::Constructor) continue;
    result.push_back({class_.file_index, class_.file, &member});
  }
  return result;
}

bool may_have_more_constructors(const Found& class_) {
  if (read_class_layout(class_).incomplete) return true;
  const std::vector<Declaration>& members = class_.declaration->children;
  return std::any_of(members.begin(), members.end(), [](const Declaration& member) {
    return member.kind == DeclarationKind::UsingDeclaration;
  });
}

}  // namespace patchgen
