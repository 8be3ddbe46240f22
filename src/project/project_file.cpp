#include "project/project_file.h"

#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <patchgen/project.h>

#include "source/spelling.h"
#include "spec/error_list.h"
#include "spec/json_tree.h"
#include "spec/node_reader.h"
#include "spec/path_rules.h"
#include "spec/wording.h"

namespace patchgen {

namespace {

std::string without_last_slash(std::string path) {
  if (path.size() > 1 && path.ends_with('/')) path.pop_back();
  return path;
}

std::vector<std::string> read_specs(const JsonNode& node, ErrorList& errors) {
  const PathRules rules = {.absolute_hint = "name it relative to the project file",
                           .parent_hint = "specs stand below the project file"};
  std::vector<std::string> globs;
  for (auto& glob : read_lines(node, errors)) {
    check_path(glob, entry_name(node), rules, errors);
    globs.push_back(std::move(glob.value));
  }
  return globs;
}

std::vector<std::string> read_source_roots(const JsonNode& node, ErrorList& errors) {
  const PathRules rules = {
      .parent_allowed = true,
      .folder = true,
      .absolute_hint = "name it relative to the project file, or give it with --source-root"};
  std::vector<Spelled<std::string>> roots = read_lines(node, errors);
  std::vector<std::string> paths;
  for (auto& root : roots) {
    check_path(root, entry_name(node), rules, errors);
    root.value = without_last_slash(std::move(root.value));
    paths.push_back(root.value);
  }
  // `a` and `a/` are one folder; what read_lines has found already is reported once all the same.
  check_distinct(roots, member_name(node), errors);
  return paths;
}

void read_output_dir(const JsonNode& node, ProjectFile& project, ErrorList& errors) {
  const PathRules rules = {.folder = true,
                           .absolute_hint = "name it relative to the project file",
                           .parent_hint = "the output directory stands below the project file"};
  auto path = read_line(node, member_name(node), errors);
  if (!path) return;
  check_path(*path, member_name(node), rules, errors);
  project.output_dir = without_last_slash(std::move(path->value));
}

void read_declaring_macros(const JsonNode& node, ProjectFile& project, ErrorList& errors) {
  if (!expect_kind(node, JsonKind::Object, member_name(node), errors)) return;
  for (const JsonNode& member : node.children) {
    if (errors.full()) return;
    const bool is_name =
        split_spelling(member.key).size() == 1 && is_identifier_spelling(member.key);
    if (!is_name) {
      errors.add(member.key_where, fmt::format("{} is no name of a macro", in_quotes(member.key)));
    }
    const auto text = read_line(member, member_name(member), errors);
    if (!text) continue;
    std::optional<DeclaringMacro> macro = parse_declaring_macro(text->value);
    if (!macro) {
      errors.add(
          text->where,
          fmt::format("{} does not say what the macro declares", in_quotes(text->value)),
          {R"(write "NAME", or "NAME for CLASS", with $1, $2, … for the arguments of a call: )"
           R"("$1 for $1Impl")"});
      continue;
    }
    project.declaring_macros.insert_or_assign(member.key, *std::move(macro));
  }
}

void read_project(const JsonNode& root, ProjectFile& project, ErrorList& errors) {
  if (!expect_kind(root, JsonKind::Object, "a project file", errors)) return;
  check_keys(root, {"a project file", project_keys(), unsupported_project_keys()}, errors);
  if (const JsonNode* schema = root.find("$schema")) {
    expect_kind(*schema, JsonKind::String, member_name(*schema), errors);
  }
  if (const JsonNode* specs = root.find("specs")) project.specs = read_specs(*specs, errors);
  if (const JsonNode* roots = root.find("source_roots")) {
    project.source_roots = read_source_roots(*roots, errors);
  }
  if (const JsonNode* output_dir = root.find("output_dir")) {
    read_output_dir(*output_dir, project, errors);
  }
  if (const JsonNode* macros = root.find("declaring_macros")) {
    read_declaring_macros(*macros, project, errors);
  }
}

}  // namespace

std::span<const std::string> project_keys() {
  static const std::vector<std::string> keys = {"$schema", "specs", "source_roots", "output_dir",
                                                "declaring_macros"};
  return keys;
}

std::span<const std::string> unsupported_project_keys() {
  static const std::vector<std::string> keys = {"upstreams", "format", "post_process"};
  return keys;
}

std::optional<ProjectFile> parse_project_file(const SourceText& text, Diagnostics& diagnostics) {
  ErrorList errors(text);
  ProjectFile project;
  if (const auto root = read_json(text, errors)) read_project(*root, project, errors);
  errors.report(diagnostics);
  if (!errors.empty()) return std::nullopt;
  return project;
}

}  // namespace patchgen
