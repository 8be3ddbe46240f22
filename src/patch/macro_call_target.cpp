#include "patch/macro_call_target.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>

#include "patch/macro_calls.h"
#include "patch/scopes.h"

namespace patchgen {
namespace {

std::string without_space(std::string_view text) {
  std::string result;
  std::copy_if(text.begin(), text.end(), std::back_inserter(result),
               [](unsigned char c) { return std::isspace(c) == 0; });
  return result;
}

std::string arguments_of(const Found& call) {
  return without_space(fmt::format("({})", fmt::join(macro_arguments(call), ",")));
}

}  // namespace

std::vector<Found> macro_calls_spelled(const DeclarationIndex& index, std::string_view target) {
  const std::size_t open = std::min(target.find('('), target.size());
  std::string name = without_space(target.substr(0, open));
  const bool absolute = name.starts_with("::");
  if (absolute) name.erase(0, 2);
  const std::string arguments = without_space(target.substr(open));
  std::vector<Found> calls;
  if (name.empty()) return calls;
  for (const Found& each : index.all()) {
    const Declaration& call = *each.declaration;
    if (call.kind != DeclarationKind::MacroInvocation || call.name != last_part(name)) continue;
    const std::string_view whole = call.qualified_name;
    if (!at_namespace_scope(index, &call)) continue;
    if (absolute ? whole != name : !ends_with_name(whole, name)) continue;
    if (arguments.empty() || arguments == arguments_of(each)) calls.push_back(each);
  }
  return calls;
}

std::string spelled_call(const Found& call) {
  return fmt::format("{}({})", call.declaration->name, fmt::join(macro_arguments(call), ", "));
}

}  // namespace patchgen
