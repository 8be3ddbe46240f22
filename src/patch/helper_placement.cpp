#include "patch/helper_placement.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "patch/slice_rewriter.h"

namespace patchgen {
namespace {

/// Those of the namespaces `own` that `place` does not provide. A place in foreign namespaces
/// provides all that can be had, but for internal linkage.
std::vector<std::string> missing_namespaces(const std::vector<std::string>& own,
                                            const std::vector<std::string>& place) {
  const bool inside =
      place.size() <= own.size() && std::equal(place.begin(), place.end(), own.begin());
  if (inside) return {own.begin() + static_cast<std::ptrdiff_t>(place.size()), own.end()};
  const auto has_anonymous = [](const std::vector<std::string>& names) {
    return std::find(names.begin(), names.end(), "") != names.end();
  };
  if (has_anonymous(own) && !has_anonymous(place)) return {""};
  return {};
}

void wrap(CodeBlock& code, const std::vector<std::string>& namespaces) {
  std::string open;
  std::string close;
  for (const std::string& name : namespaces) {
    const std::string space = name.empty() ? "" : " " + name;
    open += fmt::format("namespace{} {{\n", space);
    close = fmt::format("\n}}  // namespace{}", space) + close;
  }
  if (open.empty()) return;
  CodeBlock wrapped;
  wrapped.text = open;
  wrapped.style = code.style;
  append(wrapped, "\n", code);
  wrapped.text += "\n" + close;
  code = std::move(wrapped);
}

}  // namespace

void settle_namespaces(std::vector<Helper>& helpers, const std::vector<std::string>& place) {
  std::vector<Helper> settled;
  for (Helper& helper : helpers) {
    helper.namespaces = missing_namespaces(helper.namespaces, place);
    const bool joins = !settled.empty() && !helper.namespaces.empty() &&
                       settled.back().namespaces == helper.namespaces &&
                       settled.back().code.style.tabs == helper.code.style.tabs &&
                       settled.back().code.style.width == helper.code.style.width;
    if (!joins) {
      settled.push_back(std::move(helper));
      continue;
    }
    append(settled.back().code, "\n\n", helper.code);
    settled.back().origins.push_back(helper.origins.front());
    settled.back().names.insert(settled.back().names.end(), helper.names.begin(),
                                helper.names.end());
  }
  for (Helper& helper : settled) wrap(helper.code, helper.namespaces);
  helpers = std::move(settled);
}

}  // namespace patchgen
