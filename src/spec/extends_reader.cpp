#include "spec/extends_reader.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "spec/node_reader.h"
#include "spec/operation_table.h"
#include "spec/path_rules.h"
#include "spec/spec_keys.h"
#include "spec/wording.h"

namespace patchgen {
namespace {

void read_inherit(const JsonNode& node, Extension& extension, ErrorList& errors) {
  const auto known = inheritable_parts();
  extension.inherit.clear();
  for (const Spelled<std::string>& part : read_lines(node, errors)) {
    if (std::find(known.begin(), known.end(), part.value) == known.end()) {
      std::vector<std::string> hints = did_you_mean(part.value, known);
      hints.push_back(fmt::format("it may hold: {}", listed(known)));
      errors.add(part.where, fmt::format("\"inherit\": unknown value {}", in_quotes(part.value)),
                 std::move(hints));
    }
    extension.inherit.push_back(part.value);
  }
}

Extension read_entry(const JsonNode& node, ErrorList& errors) {
  Extension extension;
  const auto parts = inheritable_parts();
  extension.inherit.assign(parts.begin(), parts.end());
  if (!expect_kind(node, JsonKind::Object, R"(an entry of "extends")", errors)) return extension;
  check_keys(node, {R"("extends")", extends_keys(), {}}, errors);
  if (const JsonNode* spec = node.find("spec")) {
    if (auto path = read_line(*spec, member_name(*spec), errors)) {
      check_path(*path, member_name(*spec), patch_file_rules(), errors);
      extension.spec = *std::move(path);
    }
  } else {
    errors.add(node.opening(), R"("extends" needs "spec")");
  }
  if (const JsonNode* inherit = node.find("inherit")) read_inherit(*inherit, extension, errors);
  if (const JsonNode* drop = node.find("drop")) extension.drop = read_lines(*drop, errors);
  return extension;
}

}  // namespace

std::vector<Extension> read_extends(const JsonNode& node, ErrorList& errors) {
  if (node.kind != JsonKind::List) return {read_entry(node, errors)};
  if (node.children.empty()) errors.add(node.where, R"("extends" is an empty list)");
  std::vector<Extension> extends;
  std::vector<Spelled<std::string>> specs;
  for (const JsonNode& entry : node.children) {
    if (errors.full()) break;
    extends.push_back(read_entry(entry, errors));
    if (!extends.back().spec.value.empty()) specs.push_back(extends.back().spec);
  }
  check_distinct(specs, R"("extends")", errors);
  return extends;
}

}  // namespace patchgen
