#include "patch/helper_placement.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>

#include "patch/slice_rewriter.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

constexpr std::string_view kInline = "inline";

/// `v2` of `inline v2`.
std::string_view without_inline(std::string_view name) {
  const bool is_inline =
      name.size() > kInline.size() && name.starts_with(kInline) && name[kInline.size()] == ' ';
  return is_inline ? name.substr(kInline.size() + 1) : name;
}

}  // namespace

std::vector<std::string> missing_namespaces(const std::vector<std::string>& own,
                                            const std::vector<std::string>& place) {
  const bool inside =
      place.size() <= own.size() &&
      std::equal(place.begin(), place.end(), own.begin(),
                 [](std::string_view a, std::string_view b) { return a == without_inline(b); });
  if (inside) return {own.begin() + static_cast<std::ptrdiff_t>(place.size()), own.end()};
  const auto has_anonymous = [](const std::vector<std::string>& names) {
    return std::find(names.begin(), names.end(), "") != names.end();
  };
  if (has_anonymous(own) && !has_anonymous(place)) return {""};
  return {};
}

std::vector<std::string> spelled_namespaces(const DeclarationIndex& index, const Found& found) {
  std::vector<std::string> result;
  for (const Declaration* at = index.parent(found.declaration); at != nullptr;
       at = index.parent(at)) {
    if (at->kind != DeclarationKind::Namespace) continue;
    const auto head = code_tokens_in(*found.file, {at->range.begin, at->name_range.begin});
    const bool is_inline = std::any_of(head.begin(), head.end(), [&](const Token& token) {
      return spelling(*found.file->text, token) == kInline;
    });
    result.insert(result.begin(), is_inline ? fmt::format("{} {}", kInline, at->name) : at->name);
  }
  return result;
}

void wrap_in_namespaces(CodeBlock& code, const std::vector<std::string>& namespaces) {
  std::string open;
  std::string close;
  for (const std::string& name : namespaces) {
    const std::string_view plain = without_inline(name);
    const std::string space = name.empty() ? "" : fmt::format(" {}", plain);
    const bool is_inline = plain.size() < name.size();
    open += fmt::format("{}namespace{} {{\n", is_inline ? "inline " : "", space);
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
  for (Helper& helper : settled) wrap_in_namespaces(helper.code, helper.namespaces);
  helpers = std::move(settled);
}

}  // namespace patchgen
