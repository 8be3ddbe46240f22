#include "patch/remaining_uses.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "patch/gone_ranges.h"
#include "patch/removal.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

constexpr std::size_t kMostUsesShown = 10;

/// The code tokens of a file with a look to both sides.
class Neighbourhood {
 public:
  explicit Neighbourhood(const OutlinedFile& file)
      : text_(*file.text), tokens_(code_tokens_in(file, {0, file.text->size()})) {}

  [[nodiscard]] const std::vector<Token>& tokens() const { return tokens_; }
  [[nodiscard]] std::string_view word(std::size_t index) const {
    return index < tokens_.size() ? spelling(text_, tokens_[index]) : "";
  }
  [[nodiscard]] std::string_view before(std::size_t index, std::size_t steps = 1) const {
    return index >= steps ? word(index - steps) : "";
  }
  [[nodiscard]] TokenKind kind_before(std::size_t index) const {
    return index >= 1 ? tokens_[index - 1].kind : TokenKind::Punctuation;
  }

 private:
  const SourceText& text_;
  std::vector<Token> tokens_;
};

/// `auto loss = …`, `Tensor loss;`: the token at `index` declares a variable of its own.
bool declares_variable(const Neighbourhood& near, std::size_t index) {
  constexpr std::array kNoType = {
      std::string_view("return"),    std::string_view("new"),      std::string_view("delete"),
      std::string_view("throw"),     std::string_view("case"),     std::string_view("else"),
      std::string_view("do"),        std::string_view("goto"),     std::string_view("typename"),
      std::string_view("class"),     std::string_view("struct"),   std::string_view("public"),
      std::string_view("using"),     std::string_view("private"),  std::string_view("protected"),
      std::string_view("virtual"),   std::string_view("operator"), std::string_view("sizeof"),
      std::string_view("const"),     std::string_view("static"),   std::string_view("inline"),
      std::string_view("friend"),    std::string_view("explicit"), std::string_view("enum"),
      std::string_view("co_return"), std::string_view("co_yield"), std::string_view("constexpr")};
  const std::string_view previous = near.before(index);
  const std::string_view next = near.word(index + 1);
  const bool ends_declarator = next == "=" || next == ";" || next == "," || next == ")" ||
                               next == "{" || next == ":" || next == "[" || next == "(";
  if (!ends_declarator) return false;
  const TokenKind kind = near.kind_before(index);
  if (kind == TokenKind::Identifier) return true;
  if (kind == TokenKind::Keyword) {
    return std::find(kNoType.begin(), kNoType.end(), previous) == kNoType.end();
  }
  const bool reference = previous == "&" || previous == "*" || previous == "&&";
  return (previous == ">" || reference) && (next == "=" || next == ";" || next == ":") &&
         near.before(index, 2) != "=";
}

/// The innermost declaration around `offset`, and the outermost function around it.
struct Surroundings {
  const Declaration* innermost = nullptr;
  const Declaration* function = nullptr;
};

Surroundings surroundings(const OutlinedFile& file, std::size_t offset) {
  Surroundings result;
  const std::vector<Declaration>* level = &file.outline->declarations;
  while (level != nullptr) {
    const auto around = std::find_if(level->begin(), level->end(), [&](const Declaration& d) {
      return d.range.contains(offset);
    });
    if (around == level->end()) break;
    result.innermost = &*around;
    if (result.function == nullptr && is_function_like(around->kind)) result.function = &*around;
    level = &around->children;
  }
  return result;
}

struct Use {
  std::size_t source = 0;
  std::size_t offset = 0;
  const Declaration* in = nullptr;
};

/// The innermost namespace or class around what is excluded: `b` of `a::b::X`; may be empty.
std::string scope_of(const Exclusion& exclusion) {
  const Declaration& declaration = *exclusion.declarations.front().declaration;
  std::string_view scope = declaration.qualified_name;
  scope.remove_suffix(std::min(scope.size(), declaration.name.size() + 2));
  const std::size_t colons = scope.rfind("::");
  return std::string(colons == std::string_view::npos ? scope : scope.substr(colons + 2));
}

/// Looks for uses of one exclusion's names.
class UseFinder {
 public:
  /// Of `ambiguous` names something else stays: only uses that spell the excluded one's scope
  /// count.
  UseFinder(const PlanState& state, const Exclusion& exclusion, std::vector<std::string> ambiguous)
      : state_(state), exclusion_(exclusion), ambiguous_(std::move(ambiguous)) {
    const Found& first = exclusion.declarations.front();
    const auto classes = enclosing_classes(state.upstream, first.declaration);
    if (!is_class_like(first.declaration->kind) && !classes.empty()) owner_ = classes.back();
  }

  std::vector<Use> run() {
    std::vector<Use> uses;
    for (std::size_t i = 0; i < state_.input.sources.size(); ++i) {
      const GoneRanges gone(state_.plan.edits, i);
      const Neighbourhood near(state_.input.sources[i]);
      for (std::size_t t = 0; t < near.tokens().size(); ++t) {
        const Token& token = near.tokens()[t];
        if (token.kind != TokenKind::Identifier || !is_name(near.word(t))) continue;
        if (gone.contains(token.begin) || !means_it(near, t)) continue;
        const Surroundings around = surroundings(state_.input.sources[i], token.begin);
        if (owner_ != nullptr && !in_owner(around)) continue;
        if (shadowed(near, state_.input.sources[i], around, near.word(t))) continue;
        uses.push_back({i, token.begin, around.innermost});
      }
    }
    return uses;
  }

 private:
  [[nodiscard]] bool is_name(std::string_view word) const {
    return std::find(exclusion_.names.begin(), exclusion_.names.end(), word) !=
           exclusion_.names.end();
  }

  /// `x.name` and `other::name` mean something else.
  [[nodiscard]] bool means_it(const Neighbourhood& near, std::size_t index) const {
    const std::string_view previous = near.before(index);
    if (previous == "." || previous == "->") {
      return owner_ != nullptr && near.before(index, 2) == "this";
    }
    if (declares_variable(near, index)) return false;
    if (std::find(ambiguous_.begin(), ambiguous_.end(), near.word(index)) != ambiguous_.end()) {
      const std::string scope = scope_of(exclusion_);
      return previous == "::" && !scope.empty() && near.before(index, 2) == scope;
    }
    if (previous != "::") return true;
    const std::string& qualified = exclusion_.declarations.front().declaration->qualified_name;
    const std::string spelled =
        std::string(near.before(index, 2)) + "::" + std::string(near.word(index));
    return near.before(index, 2) == ">" || qualified.ends_with(spelled) ||
           near.word(index) != exclusion_.names.front();
  }

  /// A member is used without an object only in its own class.
  [[nodiscard]] bool in_owner(const Surroundings& around) const {
    if (around.innermost == nullptr) return false;
    return around.innermost == owner_ || state_.upstream.encloses(owner_, around.innermost) ||
           around.innermost->qualified_name.starts_with(owner_->qualified_name + "::");
  }

  /// The function around declares a variable of that name.
  [[nodiscard]] static bool shadowed(const Neighbourhood& near, const OutlinedFile& file,
                                     const Surroundings& around, std::string_view name) {
    if (around.function == nullptr) return false;
    const ByteRange range = around.function->range;
    for (std::size_t t = 0; t < near.tokens().size(); ++t) {
      const Token& token = near.tokens()[t];
      if (!range.contains(token.begin) || spelling(*file.text, token) != name) continue;
      if (token.begin != around.function->name_range.begin && declares_variable(near, t))
        return true;
    }
    return false;
  }

  const PlanState& state_;
  const Exclusion& exclusion_;
  std::vector<std::string> ambiguous_;
  const Declaration* owner_ = nullptr;  ///< the class of an excluded member
};

/// True when something else of that name stays in the output: tokens cannot tell which one is used.
bool still_declared(const PlanState& state, const std::string& name,
                    const std::string* qualified_name = nullptr) {
  std::vector<GoneRanges> gone;
  for (std::size_t i = 0; i < state.input.sources.size(); ++i)
    gone.emplace_back(state.plan.edits, i);
  return std::any_of(state.upstream.all().begin(), state.upstream.all().end(), [&](const Found& f) {
    const DeclarationKind kind = f.declaration->kind;
    return f.declaration->name == name && kind != DeclarationKind::Friend &&
           kind != DeclarationKind::MacroInvocation && kind != DeclarationKind::Unknown &&
           (qualified_name == nullptr || f.declaration->qualified_name == *qualified_name) &&
           !gone[f.file_index].contains(f.declaration->range.begin);
  });
}

std::string remedy(const Declaration* in) {
  if (in == nullptr) return "exclude what uses it too";
  switch (in->kind) {
    case DeclarationKind::Method:
    case DeclarationKind::Constructor:
    case DeclarationKind::Destructor:
    case DeclarationKind::ConversionFunction:
      return fmt::format("override_method '{}', or exclude it too", in->qualified_name);
    case DeclarationKind::Function:
      return fmt::format("replace_function '{}', or exclude it too", in->qualified_name);
    case DeclarationKind::Class:
    case DeclarationKind::Struct:
      return fmt::format("replace_class '{}', or exclude it too", in->qualified_name);
    default:
      return in->qualified_name.empty() ? "exclude what uses it too"
                                        : fmt::format("exclude '{}' too", in->qualified_name);
  }
}

/// Operations whose new code still names `name`.
std::vector<std::string> uses_in_new_code(const PlanState& state, const std::string& name,
                                          const std::string& scope) {
  std::vector<std::string> places;
  for (const Edit& edit : state.plan.edits) {
    if (edit.code.text.find(name) == std::string::npos) continue;
    OutlinedFile code{std::make_shared<SourceText>("", edit.code.text), nullptr};
    auto outline = std::make_shared<Outline>();
    outline->tokens = tokenize(*code.text, state.diagnostics);
    code.outline = outline;
    const Neighbourhood near(code);
    for (std::size_t t = 0; t < near.tokens().size(); ++t) {
      if (near.tokens()[t].kind != TokenKind::Identifier || near.word(t) != name) continue;
      const std::string_view previous = near.before(t);
      if (previous == "." || previous == "->" || declares_variable(near, t)) continue;
      if (previous == "::" && near.before(t, 2) != scope) continue;
      const Operation& operation = state.input.spec->operations[edit.operations.front()];
      places.push_back(fmt::format("'{}' is used by the code of {} at {}: change that code", name,
                                   operation_name(operation.kind),
                                   place_in_spec(*state.input.spec, operation)));
      break;
    }
  }
  return places;
}

std::vector<std::string> places_of(const PlanState& state, const std::vector<Use>& uses) {
  std::vector<std::string> places;
  for (const Use& use : uses) {
    if (places.size() == kMostUsesShown) {
      places.push_back(fmt::format("and {} more", uses.size() - kMostUsesShown));
      break;
    }
    const SourceText& text = *state.input.sources[use.source].text;
    const LineColumn place = text.position(use.offset);
    places.push_back(
        fmt::format("used at {}:{}:{}: {}", text.name(), place.line, place.column, remedy(use.in)));
  }
  return places;
}

}  // namespace

void check_remaining_uses(const PlanState& state) {
  for (const Exclusion& whole : state.excluded) {
    Exclusion exclusion = whole;
    // An overload that stays is called in the same way.
    const std::string& own = whole.declarations.front().declaration->qualified_name;
    std::erase_if(exclusion.names,
                  [&](const std::string& name) { return still_declared(state, name, &own); });
    std::vector<std::string> ambiguous;
    std::copy_if(exclusion.names.begin(), exclusion.names.end(), std::back_inserter(ambiguous),
                 [&](const std::string& name) { return still_declared(state, name); });
    if (exclusion.names.empty()) continue;
    std::vector<std::string> hints = places_of(state, UseFinder(state, exclusion, ambiguous).run());
    for (const std::string& name : exclusion.names) {
      if (std::find(ambiguous.begin(), ambiguous.end(), name) != ambiguous.end()) continue;
      for (std::string& place : uses_in_new_code(state, name, scope_of(exclusion))) {
        hints.push_back(std::move(place));
      }
    }
    if (hints.empty()) continue;
    report_operation(state, exclusion.operation, exclusion.where,
                     fmt::format("'{}' is excluded but still used", exclusion.names.front()),
                     std::move(hints));
  }
}

}  // namespace patchgen
