#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

#include <patchgen/patch_spec.h>

#include "spec/error_list.h"
#include "spec/extends_reader.h"
#include "spec/json_tree.h"
#include "spec/namespace_reader.h"
#include "spec/node_reader.h"
#include "spec/operation_parser.h"
#include "spec/path_rules.h"
#include "spec/spec_keys.h"

namespace patchgen {

namespace {

void read_upstream(const JsonNode& node, PatchSpec& spec, ErrorList& errors) {
  if (!expect_kind(node, JsonKind::Object, member_name(node), errors)) return;
  check_keys(node, {R"("upstream")", upstream_keys(), {}}, errors);
  if (const JsonNode* name = node.find("name")) {
    if (auto value = read_line(*name, member_name(*name), errors)) {
      spec.upstream_name = std::move(value->value);
    }
  } else {
    errors.add(node.opening(), R"("upstream" needs "name")");
  }
  if (const JsonNode* version = node.find("version")) {
    if (auto value = read_line(*version, member_name(*version), errors)) {
      spec.upstream_version = std::move(value->value);
    }
  }
}

Spelled<std::string> read_input(const JsonNode& node, ErrorList& errors) {
  const PathRules rules = {
      .absolute_hint = "name it relative to a source root; --source-root says where that is",
      .parent_hint = "name it relative to a source root; --source-root says where that is"};
  auto value = read_line(node, member_name(node), errors);
  if (value) check_path(*value, member_name(node), rules, errors);
  return value.value_or(Spelled<std::string>{});
}

Spelled<std::string> read_output(const JsonNode& node, ErrorList& errors) {
  const PathRules rules = {
      .absolute_hint = "name it relative to the output directory; -o says where that is",
      .parent_hint = "outputs never leave the output directory; -o says where that is"};
  auto value = read_line(node, member_name(node), errors);
  if (value) check_path(*value, member_name(node), rules, errors);
  return value.value_or(Spelled<std::string>{});
}

/// One entry of "sources".
void read_source_entry(const JsonNode& node, PatchSpec& spec, ErrorList& errors) {
  if (!expect_kind(node, JsonKind::Object, R"(an entry of "sources")", errors)) return;
  check_keys(node, {R"(an entry of "sources")", source_keys(), {}}, errors);
  SourceEntry entry;
  for (const std::string& key : source_keys()) {
    const JsonNode* member = node.find(key);
    if (member == nullptr) {
      errors.add(node.opening(), fmt::format(R"(an entry of "sources" needs "{}")", key));
    } else if (key == "input") {
      entry.input = read_input(*member, errors);
    } else {
      entry.output = read_output(*member, errors);
    }
  }
  spec.sources.push_back(std::move(entry));
}

void read_source_list(const JsonNode& node, PatchSpec& spec, ErrorList& errors) {
  if (!expect_kind(node, JsonKind::List, member_name(node), errors)) return;
  if (node.children.empty()) errors.add(node.where, R"("sources" is an empty list)");
  for (const JsonNode& entry : node.children) {
    if (errors.full()) return;
    read_source_entry(entry, spec, errors);
  }
}

/// "source" and "output", or "sources": one of the two forms.
void read_sources(const JsonNode& root, PatchSpec& spec, ErrorList& errors) {
  const JsonNode* sources = root.find("sources");
  const JsonNode* source = root.find("source");
  const JsonNode* output = root.find("output");
  if (sources != nullptr) {
    for (const JsonNode* other : {source, output}) {
      if (other == nullptr) continue;
      errors.add(other->key_where,
                 fmt::format(R"({} cannot stand beside "sources")", member_name(*other)),
                 {R"(give one source as "source" and "output", or all of them in "sources")"});
    }
    read_source_list(*sources, spec, errors);
    return;
  }
  if (source == nullptr && output == nullptr) {
    errors.add(root.opening(), R"(the spec needs "source" and "output", or "sources")");
    return;
  }
  if (source == nullptr) errors.add(output->key_where, R"("output" needs "source" beside it)");
  if (output == nullptr) errors.add(source->key_where, R"("source" needs "output" beside it)");
  SourceEntry entry;
  if (source != nullptr) entry.input = read_input(*source, errors);
  if (output != nullptr) entry.output = read_output(*output, errors);
  spec.sources.push_back(std::move(entry));
}

void check_sources(const PatchSpec& spec, ErrorList& errors) {
  std::vector<Spelled<std::string>> inputs;
  std::vector<SourceEntry> with_output;
  for (const SourceEntry& source : spec.sources) {
    if (!source.input.value.empty()) inputs.push_back(source.input);
    if (!source.output.value.empty()) with_output.push_back(source);
  }
  check_distinct(inputs, R"("sources")", errors);
  check_outputs(with_output, errors);
}

void read_patch_files(const JsonNode& node, PatchSpec& spec, ErrorList& errors) {
  const bool is_empty_list = node.kind == JsonKind::List && node.children.empty();
  if (is_empty_list) return;
  spec.patch_files = read_line_or_lines(node, errors);
  const std::string what = node.kind == JsonKind::List ? entry_name(node) : member_name(node);
  for (const auto& file : spec.patch_files) check_path(file, what, patch_file_rules(), errors);
}

void read_operations(const JsonNode& root, PatchSpec& spec, ErrorList& errors) {
  const JsonNode* operations = root.find("operations");
  if (operations == nullptr) {
    if (root.find("extends") != nullptr) return;
    errors.add(root.opening(), R"(the spec needs "operations")",
               {R"("operations": [] copies the source as it is)"});
    return;
  }
  if (!expect_kind(*operations, JsonKind::List, member_name(*operations), errors)) return;
  for (const JsonNode& operation : operations->children) {
    if (errors.full()) return;
    spec.operations.push_back(parse_operation(operation, errors));
  }
}

void read_spec(const JsonNode& root, PatchSpec& spec, ErrorList& errors) {
  if (!expect_kind(root, JsonKind::Object, "a patch spec", errors)) return;
  check_keys(root, {"a patch spec", spec_keys(), unsupported_spec_keys()}, errors);
  if (const JsonNode* schema = root.find("$schema")) {
    expect_kind(*schema, JsonKind::String, member_name(*schema), errors);
  }
  if (const JsonNode* description = root.find("description")) {
    if (auto text = read_text(*description, member_name(*description), errors)) {
      spec.description = std::move(text->value);
    }
  }
  if (const JsonNode* upstream = root.find("upstream")) read_upstream(*upstream, spec, errors);
  if (const JsonNode* extends = root.find("extends")) spec.extends = read_extends(*extends, errors);
  read_sources(root, spec, errors);
  check_sources(spec, errors);
  if (const JsonNode* files = root.find("patch_files")) read_patch_files(*files, spec, errors);
  if (const JsonNode* node = root.find("namespace")) {
    spec.namespace_renames = read_namespace(*node, errors);
  }
  read_operations(root, spec, errors);
  if (const JsonNode* bring = root.find("bring_helpers")) {
    if (expect_kind(*bring, JsonKind::Boolean, member_name(*bring), errors)) {
      spec.bring_helpers = bring->boolean;
    }
  }
}

}  // namespace

const SourceText& text_of(const PatchSpec& spec, const Operation& operation) {
  return operation.inherited ? *spec.inherited[operation.inherited->spec].text : *spec.text;
}

std::optional<PatchSpec> parse_patch_spec(std::shared_ptr<const SourceText> text,
                                          Diagnostics& diagnostics) {
  ErrorList errors(*text);
  PatchSpec spec;
  if (const auto root = read_json(*text, errors)) read_spec(*root, spec, errors);
  errors.report(diagnostics);
  if (!errors.empty()) return std::nullopt;
  spec.text = std::move(text);
  return spec;
}

}  // namespace patchgen
