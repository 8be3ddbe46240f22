#include "patch/derivation.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/target.h>

#include "patch/class_templates.h"
#include "patch/name_map.h"
#include "patch/template_text.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

struct Base {
  TargetName name;
  ByteRange range;
};

/// The bases of `class_`, as they are called once `names` has been applied.
std::vector<Base> bases_of(const Found& class_, const NameMap& names) {
  std::vector<Base> bases;
  std::string text;
  ByteRange range{};
  int depth = 0;
  const auto finish = [&] {
    if (const auto name = parse_target_name(text)) bases.push_back({*name, range});
    text.clear();
  };
  for (const Token& token : code_tokens_in(*class_.file, class_.declaration->bases)) {
    const std::string_view word = spelling(*class_.file->text, token);
    if (word == "<" || word == "(") ++depth;
    if (word == ">" || word == ")") --depth;
    if (word == ">>") depth -= 2;
    if (depth == 0 && word == ",") {
      finish();
      continue;
    }
    const bool of_list = word == ":" || word == "public" || word == "protected" ||
                         word == "private" || word == "virtual";
    if (of_list && depth == 0) continue;
    if (text.empty()) range.begin = token.begin;
    range.end = token.end;
    if (!text.empty()) text += ' ';
    text += token.kind == TokenKind::Identifier ? names.apply(word) : std::string(word);
  }
  finish();
  return bases;
}

/// `<T, N>` of the parameters that `class_` has itself.
std::string own_arguments(const Found& class_) {
  const auto parameters = template_parameter_names(*class_.file, class_.declaration->template_head);
  if (parameters.empty()) return "";
  const auto name = parse_target_name(fmt::format("X<{}>", fmt::join(parameters, ", ")));
  return name ? name->specialization : "";
}

/// Whether `name`, as a base of `class_`, is `target` and not another specialisation of it.
bool means(const TargetName& name, const Found& class_, const Found& target) {
  const std::string spelled = fmt::format("::{}", fmt::join(name.path, "::"));
  const std::string own = "::" + target.declaration->qualified_name;
  if (name.is_absolute ? own != spelled : !own.ends_with(spelled)) return false;
  const std::string& wanted = target.declaration->specialization;
  if (!wanted.empty()) return name.specialization == wanted;
  return name.specialization.empty() || name.specialization == own_arguments(class_);
}

/// Whether what `name` spells may be `found` for code that stands where `from` does: its scope is
/// one around that.
bool is_around(const Found& found, const TargetName& name, const Found& from) {
  std::string_view scope = found.declaration->qualified_name;
  scope.remove_suffix(fmt::format("{}", fmt::join(name.path, "::")).size());
  return from.declaration->qualified_name.starts_with(scope);
}

/// The way from `class_` to `target` through bases: the first one; nothing when there is none.
std::optional<Base> way_to(const PlanState& state, const NameMap& names, const Found& class_,
                           const Found& target, std::set<const Declaration*>& seen) {
  if (!seen.insert(class_.declaration).second) return std::nullopt;
  for (const Base& base : bases_of(class_, names)) {
    if (means(base.name, class_, target)) return base;
    for (const DeclarationIndex* index : {&state.patches, &state.upstream}) {
      for (const Found& each : index->find(base.name)) {
        const bool is_class =
            is_class_like(each.declaration->kind) && each.declaration->is_definition;
        const bool visible =
            is_around(each, base.name, class_) || is_around(each, base.name, target);
        if (!is_class || each == target || !visible) continue;
        const NameMap& theirs = index == &state.patches ? names : NameMap();
        if (way_to(state, theirs, each, target, seen)) return base;
      }
    }
  }
  return std::nullopt;
}

/// Where `range` of a patch file has `X::name`, or `X` alone when `name` is X's: its constructor.
std::optional<Token> base_use(const Found& member, ByteRange range, const NameMap& names,
                              const std::string& class_name, const std::string& name) {
  const std::vector<Token> tokens = code_tokens_in(*member.file, range);
  const auto word = [&](std::size_t i) {
    return i < tokens.size() ? spelling(*member.file->text, tokens[i]) : std::string_view();
  };
  const bool constructs = name == class_name;
  int depth = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (word(i) == "(" || word(i) == "{") ++depth;
    if (word(i) == ")" || word(i) == "}") --depth;
    if (tokens[i].kind != TokenKind::Identifier || names.apply(word(i)) != class_name) continue;
    if (constructs) {
      if (depth == 0 && word(i + 1) != "::") return tokens[i];
      continue;
    }
    std::size_t at = i + 1;
    for (int angles = 0; word(at) == "<" || angles > 0; ++at) {
      if (word(at) == "<") ++angles;
      if (word(at) == ">") --angles;
      if (word(at) == ">>") angles -= 2;
      if (at >= tokens.size()) break;
    }
    if (word(at) != "::") continue;
    std::string called;
    for (++at; at < tokens.size() && called.size() < name.size(); ++at)
      called += names.apply(word(at));
    if (called == name && word(at) == "(") return tokens[i];
  }
  return std::nullopt;
}

}  // namespace

std::vector<Found> bases_in_sources(const PlanState& state, const Found& class_,
                                    const Found& around) {
  std::vector<Found> result;
  for (Base& base : bases_of(class_, NameMap())) {
    base.name.specialization.clear();
    for (const Found& each : state.upstream.find(base.name)) {
      const Declaration& declaration = *each.declaration;
      const bool is_base = is_class_like(declaration.kind) && declaration.is_definition &&
                           declaration.specialization.empty() && each != around &&
                           is_around(each, base.name, around);
      if (is_base) result.push_back(each);
    }
  }
  return result;
}

bool does_not_call_target(const OperationContext& context, const Found& target,
                          const std::string& name, const Replacement& replacement) {
  if (replacement.from_code) return true;
  const Found& member = replacement.found;
  const NameMap names(context.operation.name_map);
  const std::string& class_name = target.declaration->name;
  const bool constructs = name == class_name;
  const std::optional<Token> use =
      base_use(member, constructs ? member.declaration->initializers : member.declaration->body,
               names, class_name, name);
  if (!use) return true;
  const std::optional<Found> own = class_of(context.state.patches, member);
  std::set<const Declaration*> seen;
  if (!own || !way_to(context.state, names, *own, target, seen)) return true;
  const auto& named = context.operation.replacements;
  context.error(
      named.empty() ? context.operation.targets.front().where : named.front().where,
      fmt::format("{} {} '{}::{}' of its base, whose place it takes: it would call itself",
                  describe(member), constructs ? "calls the constructor" : "calls", class_name,
                  name),
      {fmt::format("it does so at {}:{}", member.file->text->name(),
                   member.file->text->line_of(use->begin)),
       constructs ? "modify_init adds to a constructor and keeps the rest of it"
                  : "write upstream's code into the replacement, or add it to the class under "
                    "another name with override_method, and call that"});
  return false;
}

bool stands_without_target(const OperationContext& context, const Found& target,
                           const Replacement& replacement) {
  const NameMap names(context.operation.name_map);
  std::set<const Declaration*> seen;
  const std::optional<Base> base = way_to(context.state, names, replacement.found, target, seen);
  if (!base) return true;
  const std::string& name = target.declaration->name;
  const bool direct = means(base->name, replacement.found, target);
  const std::string through = direct ? "" : fmt::format(" through '{}'", base->name.path.back());
  context.error(
      context.operation.targets.front().where,
      fmt::format("the replacement {} derives from '{}'{}, whose place it takes",
                  replacement.from_code ? "in \"code\"" : describe(replacement.found), name,
                  through),
      {fmt::format("override the methods that change with override_method, which keeps the rest of "
                   "'{}'",
                   name),
       fmt::format(
           "or let the replacement stand alone, with the bases and members that it needs of "
           "'{}'",
           name)});
  return false;
}

}  // namespace patchgen
