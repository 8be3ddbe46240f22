#include "patch/left_specializations.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <string>
#include <vector>

#include "patch/class_templates.h"
#include "patch/function_head.h"
#include "patch/token_view.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

/// The return type as upstream calls the things in it.
std::string return_type(const Found& found,
                        const std::vector<std::pair<std::string, std::string>>& renames) {
  const FunctionHead head = read_function_head(*found.file, *found.declaration);
  const std::string type = normalized(*found.file, head.return_type);
  std::string result;
  for (const std::string_view word : split_spelling(type)) {
    const auto to = std::find_if(renames.begin(), renames.end(),
                                 [&](const auto& each) { return each.first == word; });
    result += to == renames.end() ? word : std::string_view(to->second);
    result += ' ';
  }
  return result;
}

bool has_new_return_type(const PlanState& state, const ChangedFunction& function) {
  const std::string mine = return_type(function.replacement, {});
  const std::string old = return_type(function.at, {});
  return return_type(function.replacement, function.renames) != old &&
         called_by_place(state.patches, function.replacement, mine) !=
             called_by_place(state.upstream, function.at, old);
}

bool has_new_signature(const PlanState& state, const ChangedFunction& function) {
  return comparable_signature(state.patches, function.replacement) !=
             comparable_signature(state.upstream, function.at) ||
         has_new_return_type(state, function);
}

std::size_t parameter_count(const Found& found) {
  return read_function_head(*found.file, *found.declaration).parameters.size();
}

/// `template <> int A<int>::f(int)`, `template <> template <class U> …`, `template <> int
/// f<int>(…)`
bool specialises(const Found& found) {
  constexpr std::size_t kTokens = 3;  // of `template <>`
  const std::vector<ByteRange> heads = template_heads(found);
  return std::any_of(heads.begin(), heads.end(), [&](ByteRange head) {
    return code_tokens_in(*found.file, head).size() == kTokens;
  });
}

/// Whether an operation has `found`, or what it stands in, as its target.
bool is_claimed(const PlanState& state, const Found& found) {
  const auto is_it = [&](const Found& each) {
    return each == found || state.upstream.encloses(each.declaration, found.declaration);
  };
  const bool claimed =
      std::any_of(state.claims.begin(), state.claims.end(), [&](const Claim& claim) {
        return !claim.extends && claim.added_member.empty() &&
               std::any_of(claim.declarations.begin(), claim.declarations.end(), is_it);
      });
  return claimed ||
         std::any_of(state.excluded.begin(), state.excluded.end(), [&](const Exclusion& exclusion) {
           return std::any_of(exclusion.declarations.begin(), exclusion.declarations.end(), is_it);
         });
}

/// As a target spells it: `Lin<float>::f`.
std::string target_spelling(const PlanState& state, const Found& found) {
  const Declaration& declaration = *found.declaration;
  std::string name = declaration.qualified_name;
  const std::string arguments = class_specialization(state.upstream, found);
  name.insert(name.size() - std::min(name.size(), declaration.name.size() + 2), arguments);
  if (arguments.empty() && declaration.specialization.empty()) return name + declaration.signature;
  return name + declaration.specialization;
}

void check(PlanState& state, const ChangedFunction& function) {
  if (!has_new_signature(state, function)) return;
  std::vector<std::string> hints;
  for (const Found& each : state.upstream.called(function.name)) {
    const Declaration& declaration = *each.declaration;
    const bool is_one =
        is_function_like(declaration.kind) &&
        declaration.qualified_name == function.at.declaration->qualified_name &&
        specialises(each) && parameter_count(each) == parameter_count(function.at) &&
        std::find(function.old.begin(), function.old.end(), each) == function.old.end();
    if (!is_one || is_claimed(state, each)) continue;
    hints.push_back(
        fmt::format("{} is specialised at {}", target_spelling(state, each), place(each)));
  }
  if (hints.empty()) return;
  hints.emplace_back(
      "patch or exclude the specialisations too, or keep upstream's signature and call the new "
      "function");
  const Operation& operation = state.input.spec->operations[function.operation];
  const OperationContext context{state, operation, function.operation};
  context.error(operation.targets.front().where,
                fmt::format("'{}' has explicit specialisations, and the replacement has another "
                            "signature",
                            function.at.declaration->qualified_name),
                hints);
}

}  // namespace

void check_specializations(PlanState& state) {
  for (const ChangedFunction& function : state.changed_functions) {
    if (!specialises(function.at)) check(state, function);
  }
}

}  // namespace patchgen
