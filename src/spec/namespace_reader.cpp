#include "spec/namespace_reader.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>

#include "spec/code_forms.h"
#include "spec/node_reader.h"
#include "spec/spec_keys.h"
#include "spec/wording.h"

namespace patchgen {
namespace {

bool check_name(const Spelled<std::string>& name, std::string_view what, ErrorList& errors) {
  if (is_namespace_name(name.value)) return true;
  errors.add(
      name.where,
      fmt::format("{} of \"rename\", {}, is no name of a namespace", what, in_quotes(name.value)),
      {"write it from the global namespace on, as in models::qwen3"});
  return false;
}

bool lies_in(const std::string& name, const std::string& outer) {
  return name == outer || name.starts_with(outer + "::");
}

void check_overlaps(const std::vector<NamespaceRename>& renames, ErrorList& errors) {
  for (std::size_t i = 0; i < renames.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Spelled<std::string>& a = renames[i].from;
      const Spelled<std::string>& b = renames[j].from;
      if (!lies_in(a.value, b.value) && !lies_in(b.value, a.value)) continue;
      errors.add(a.where,
                 fmt::format("\"rename\": one of {} and {} is inside of the other",
                             in_quotes(b.value), in_quotes(a.value)),
                 {fmt::format("the other one stands on {}", errors.line_name(b.where.begin)),
                  "rename the outer one, or each of the inner ones"});
    }
  }
}

void read_rename(const JsonNode& node, std::vector<NamespaceRename>& renames, ErrorList& errors) {
  if (!expect_kind(node, JsonKind::Object, member_name(node), errors)) return;
  if (node.children.empty()) errors.add(node.where, R"("rename" is empty)");
  for (const JsonNode& member : node.children) {
    if (errors.full()) return;
    NamespaceRename rename;
    rename.from = {member.key, member.key_where};
    const bool from_fine = check_name(rename.from, "a key", errors);
    if (!expect_kind(member, JsonKind::String, member_name(member), errors)) continue;
    rename.to = {member.string, member.where};
    if (!check_name(rename.to, "a value", errors) || !from_fine) continue;
    if (member.key == member.string) {
      errors.add(member.where, fmt::format("\"rename\" maps {} to itself", in_quotes(member.key)));
    }
    renames.push_back(std::move(rename));
  }
  check_overlaps(renames, errors);
}

}  // namespace

std::vector<NamespaceRename> read_namespace(const JsonNode& node, ErrorList& errors) {
  std::vector<NamespaceRename> renames;
  if (!expect_kind(node, JsonKind::Object, member_name(node), errors)) return renames;
  check_keys(node, {R"("namespace")", namespace_keys(), {}}, errors);
  if (const JsonNode* rename = node.find("rename")) {
    read_rename(*rename, renames, errors);
  } else {
    errors.add(node.opening(), R"("namespace" needs "rename")");
  }
  return renames;
}

}  // namespace patchgen
