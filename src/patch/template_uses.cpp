#include "patch/template_uses.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "patch/class_templates.h"
#include "patch/token_view.h"
#include "patch/use_index.h"

namespace patchgen {
namespace {

constexpr std::size_t kMostUsesShown = 10;

/// How many template arguments a class takes; none for a plain one.
struct ArgumentRange {
  bool is_template = false;
  std::size_t fewest = 0;
  std::optional<std::size_t> most = 0;  ///< absent: a pack takes any number

  [[nodiscard]] bool takes(std::size_t count) const {
    return is_template && count >= fewest && (!most || count <= *most);
  }
};

ArgumentRange arguments_of(const Found& class_) {
  ArgumentRange result;
  result.is_template = !class_.declaration->template_head.empty();
  if (!result.is_template) return result;
  int depth = 0;
  std::size_t parameters = 0;
  std::size_t optional = 0;
  bool is_optional = false;
  bool is_pack = false;
  const auto finish = [&] {
    ++parameters;
    if (is_optional) ++optional;
    is_optional = false;
  };
  for (const Token& token : code_tokens_in(*class_.file, class_.declaration->template_head)) {
    const std::string_view word = spelling(*class_.file->text, token);
    if (word == "<" || word == "(" || word == "{") ++depth;
    if (word == ">" || word == ")" || word == "}") --depth;
    if (word == ">>") depth -= 2;
    if (depth == 1 && (word == "=" || word == "...")) is_optional = true;
    if (depth == 1 && word == "...") is_pack = true;
    if (depth == 1 && word == ",") finish();
    if (depth == 0 && word != "template") break;
  }
  finish();
  result.fewest = parameters - optional;
  result.most = is_pack ? std::nullopt : std::optional(parameters);
  return result;
}

/// How many arguments the list that opens at `open` has; nothing when tokens do not tell.
std::optional<std::size_t> argument_count(const IndexedTokens& near, std::size_t open) {
  int depth = 0;
  int brackets = 0;
  std::size_t count = 0;
  for (std::size_t i = open; i < near.size(); ++i) {
    const std::string_view word = near.word(i);
    if (word == "(" || word == "[" || word == "{") ++brackets;
    if (word == ")" || word == "]" || word == "}") --brackets;
    if (brackets < 0 || (brackets == 0 && word == ";")) return std::nullopt;
    if (word == "...") return std::nullopt;
    if (brackets > 0) continue;
    if (word == "<") ++depth;
    if (word == "," && depth == 1) ++count;
    if (word == ">") --depth;
    if (word == ">>") depth -= 2;
    if (depth <= 0) return i == open + 1 ? 0 : count + 1;
  }
  return std::nullopt;
}

class Checker {
 public:
  Checker(const OperationContext& context, const Found& target, const Found& replacement)
      : context_(context),
        target_(target),
        old_(arguments_of(target)),
        new_(arguments_of(replacement)),
        names_{target.declaration->name} {}

  void run() const {
    if (!is_only_one()) return;
    const UseIndex index(context_.state, names_);
    std::vector<std::string> hints;
    for (const UseIndex::Place& place : index.places(names_.front())) {
      const IndexedSource& source = index.sources()[place.source];
      const IndexedTokens& near = source.tokens();
      const std::size_t offset = near[place.token].begin;
      if (source.directive(offset) != nullptr || fits(near, place.token, place.around)) continue;
      const SourceText& text = *near.file().text;
      const LineColumn where = text.position(offset);
      hints.push_back(fmt::format("used as '{}' at {}:{}:{}", spelled(near, place.token),
                                  text.name(), where.line, where.column));
    }
    for (const std::size_t each : index.new_code_with(names_.front())) add_new(index, each, hints);
    report(std::move(hints));
  }

 private:
  /// Whether the name means nothing else, in no other branch either.
  [[nodiscard]] bool is_only_one() const {
    const Declaration& own = *target_.declaration;
    const std::vector<Found> named = context_.state.upstream.called(own.name);
    return std::all_of(named.begin(), named.end(), [&](const Found& each) {
      const Declaration& other = *each.declaration;
      if (other.kind == DeclarationKind::Constructor || other.kind == DeclarationKind::Friend ||
          other.kind == DeclarationKind::DeductionGuide) {
        return true;
      }
      return is_class_like(other.kind) && other.qualified_name == own.qualified_name &&
             (each == target_ || !other.is_definition || !other.specialization.empty());
    });
  }

  [[nodiscard]] bool fits(const IndexedTokens& near, std::size_t at,
                          const Surroundings& around) const {
    const Declaration* in = around.innermost;
    if (in == nullptr) return true;
    const bool declares = in->name_range.contains(near[at].begin) && is_class_like(in->kind);
    if (declares) return true;  // forward declarations follow
    const std::string_view previous = near.before(at);
    if (in->kind == DeclarationKind::Friend &&
        (previous == "class" || previous == "struct" || previous == "union")) {
      const bool of_template = near.word(near.first_at(in->range.begin)) == "template";
      return near.word(at + 1) == "<" ? takes(near, at) : of_template == new_.is_template;
    }
    return fits(near, at);
  }

  [[nodiscard]] bool fits(const IndexedTokens& near, std::size_t at) const {
    const std::string_view next = near.word(at + 1);
    if (next == "<") return takes(near, at);
    if (old_.is_template || !new_.is_template) return true;
    // No arguments are deduced there.
    return next != "&" && next != "*" && next != "&&" && next != ">" && next != ">>";
  }

  [[nodiscard]] bool takes(const IndexedTokens& near, std::size_t at) const {
    const std::optional<std::size_t> count = argument_count(near, at + 1);
    return !count || new_.takes(*count);
  }

  /// `Old<int>`, or the name alone.
  [[nodiscard]] static std::string spelled(const IndexedTokens& near, std::size_t at) {
    std::size_t last = at;
    int depth = 0;
    for (std::size_t i = at + 1; i < near.size() && near.word(at + 1) == "<"; ++i) {
      if (near.word(i) == "<") ++depth;
      if (near.word(i) == ">") --depth;
      if (near.word(i) == ">>") depth -= 2;
      last = i;
      if (depth <= 0) break;
    }
    // The second half of `>>` closes what is around it.
    std::string text(near.file().text->slice({near[at].begin, near[last].end}));
    if (depth < 0) text.pop_back();
    return text;
  }

  void add_new(const UseIndex& index, std::size_t number, std::vector<std::string>& hints) const {
    const UseIndex::NewCode& code = index.new_code()[number];
    const std::vector<std::size_t>& operations = code.edit->operations;
    if (std::find(operations.begin(), operations.end(), context_.index) != operations.end()) return;
    for (const std::size_t at : code.tokens->places(names_.front())) {
      if (code.tokens->word(at + 1) != "<" || takes(*code.tokens, at)) continue;
      const PatchSpec& spec = *context_.state.input.spec;
      const Operation& other = spec.operations[operations.front()];
      hints.push_back(fmt::format("used as '{}' by the code at {}", spelled(*code.tokens, at),
                                  place_in_spec(spec, other)));
    }
  }

  void report(std::vector<std::string> hints) const {
    if (hints.empty()) return;
    if (hints.size() > kMostUsesShown) {
      const std::size_t more = hints.size() - kMostUsesShown;
      hints.resize(kMostUsesShown);
      hints.push_back(fmt::format("and {} more", more));
    }
    hints.emplace_back("keep upstream's template parameters, or patch what uses them");
    const char* what = "has other template parameters";
    if (!new_.is_template) what = "is no template";
    if (!old_.is_template) what = "is a template";
    const Target& spelled = context_.operation.targets.front();
    context_.error(
        spelled.where,
        fmt::format("the replacement of '{}' {}, which these uses do not fit", spelled.value, what),
        hints);
  }

  const OperationContext& context_;
  const Found& target_;
  ArgumentRange old_;
  ArgumentRange new_;
  std::vector<std::string> names_;
};

}  // namespace

void check_template_uses(const OperationContext& context, const Found& target,
                         const Found& replacement) {
  if (!target.declaration->specialization.empty()) return;
  if (own_template_parameters(target) == own_template_parameters(replacement)) return;
  Checker(context, target, replacement).run();
}

}  // namespace patchgen
