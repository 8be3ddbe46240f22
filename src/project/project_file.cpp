#include "project/project_file.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <patchgen/project.h>

#include "project/glob.h"
#include "project/upstream_version.h"
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

std::optional<std::string> read_output_dir(const JsonNode& node, ErrorList& errors) {
  const PathRules rules = {.folder = true,
                           .absolute_hint = "name it relative to the project file",
                           .parent_hint = "the output directory stands below the project file"};
  auto path = read_line(node, member_name(node), errors);
  if (!path) return std::nullopt;
  check_path(*path, member_name(node), rules, errors);
  return without_last_slash(std::move(path->value));
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

UpstreamVersion read_upstream_version(const JsonNode& node, ErrorList& errors) {
  UpstreamVersion upstream;
  if (!expect_kind(node, JsonKind::Object, member_name(node), errors)) return upstream;
  check_keys(node, {"an upstream", upstream_version_keys(), {}}, errors);
  const auto read = [&](const char* key, std::string& into) {
    const JsonNode* member = node.find(key);
    if (member == nullptr) return member;
    if (auto line = read_line(*member, member_name(*member), errors)) into = std::move(line->value);
    return member;
  };
  const JsonNode* version = read("version", upstream.version);
  const JsonNode* file = read("version_file", upstream.file);
  const JsonNode* pattern = read("pattern", upstream.pattern);
  if (version == nullptr && file == nullptr) {
    errors.add(node.opening(), R"(an upstream needs "version" or "version_file")");
  } else if (version != nullptr && file != nullptr) {
    errors.add(version->key_where, R"("version" and "version_file" exclude each other)");
  } else if (pattern != nullptr && file == nullptr) {
    errors.add(pattern->key_where, R"("pattern" needs "version_file")");
  }
  if (file != nullptr && !upstream.file.empty()) {
    const PathRules rules = {.parent_allowed = true,
                             .absolute_hint = "name it relative to the project file"};
    check_path({upstream.file, file->where}, member_name(*file), rules, errors);
  }
  if (pattern != nullptr && !is_regular_expression(upstream.pattern)) {
    errors.add(pattern->where, R"("pattern" is no regular expression)");
  }
  return upstream;
}

ProjectOverride read_override(const JsonNode& node, const SourceText& text, ErrorList& errors) {
  ProjectOverride result;
  if (!expect_kind(node, JsonKind::Object, R"(an entry of "overrides")", errors)) return result;
  check_keys(node, {"an override", override_keys(), {}}, errors);
  if (const JsonNode* specs = node.find("specs")) {
    result.specs = read_specs(*specs, errors);
    result.where = specs->where;
  } else {
    errors.add(node.opening(), R"(an override needs "specs")");
  }
  if (const JsonNode* roots = node.find("source_roots")) {
    result.source_roots = read_source_roots(*roots, errors);
  }
  if (const JsonNode* folder = node.find("output_dir")) {
    result.output_dir = read_output_dir(*folder, errors);
  }
  if (const JsonNode* format = node.find("format")) result.format = read_format(*format, errors);
  if (const JsonNode* commands = node.find("post_process")) {
    result.post_process = read_post_process(*commands, errors);
  }
  if (const JsonNode* verify = node.find("verify")) {
    result.verify = read_verify(*verify, text, errors);
  }
  return result;
}

void read_project(const JsonNode& root, const SourceText& text, ProjectFile& project,
                  ErrorList& errors) {
  if (!expect_kind(root, JsonKind::Object, "a project file", errors)) return;
  check_keys(root, {"a project file", project_keys(), {}}, errors);
  if (const JsonNode* schema = root.find("$schema")) {
    expect_kind(*schema, JsonKind::String, member_name(*schema), errors);
  }
  if (const JsonNode* specs = root.find("specs")) project.specs = read_specs(*specs, errors);
  if (const JsonNode* roots = root.find("source_roots")) {
    project.source_roots = read_source_roots(*roots, errors);
  }
  if (const JsonNode* output_dir = root.find("output_dir")) {
    project.output_dir = read_output_dir(*output_dir, errors).value_or(project.output_dir);
  }
  if (const JsonNode* upstreams = root.find("upstreams")) {
    if (expect_kind(*upstreams, JsonKind::Object, member_name(*upstreams), errors)) {
      for (const JsonNode& each : upstreams->children) {
        project.upstreams[each.key] = read_upstream_version(each, errors);
      }
    }
  }
  if (const JsonNode* format = root.find("format")) project.format = read_format(*format, errors);
  if (const JsonNode* commands = root.find("post_process")) {
    project.post_process = read_post_process(*commands, errors);
  }
  if (const JsonNode* verify = root.find("verify")) {
    project.verify = read_verify(*verify, text, errors);
  }
  if (const JsonNode* limit = root.find("time_limit")) {
    project.time_limit = read_time_limit(*limit, text, errors).value_or(project.time_limit);
  }
  if (const JsonNode* overrides = root.find("overrides")) {
    if (expect_kind(*overrides, JsonKind::List, member_name(*overrides), errors)) {
      for (const JsonNode& each : overrides->children) {
        project.overrides.push_back(read_override(each, text, errors));
      }
    }
  }
  if (const JsonNode* macros = root.find("declaring_macros")) {
    read_declaring_macros(*macros, project, errors);
  }
}

}  // namespace

std::span<const std::string> project_keys() {
  static const std::vector<std::string> keys = {
      "$schema",      "specs",  "source_roots", "output_dir", "upstreams",       "format",
      "post_process", "verify", "time_limit",   "overrides",  "declaring_macros"};
  return keys;
}

std::span<const std::string> upstream_version_keys() {
  static const std::vector<std::string> keys = {"version", "version_file", "pattern"};
  return keys;
}

std::span<const std::string> override_keys() {
  static const std::vector<std::string> keys = {"specs",  "source_roots", "output_dir",
                                                "format", "post_process", "verify"};
  return keys;
}

ProjectFile for_spec(ProjectFile file, const std::string& spec_path) {
  for (const ProjectOverride& each : file.overrides) {
    const auto names = [&](const std::string& glob) { return matches_glob(glob, spec_path); };
    if (std::none_of(each.specs.begin(), each.specs.end(), names)) continue;
    if (each.source_roots) file.source_roots = *each.source_roots;
    if (each.output_dir) file.output_dir = *each.output_dir;
    if (each.format) file.format = *each.format;
    if (each.post_process) file.post_process = *each.post_process;
    if (each.verify) file.verify = each.verify;
  }
  return file;
}

std::optional<ProjectFile> parse_project_file(const SourceText& text, Diagnostics& diagnostics) {
  ErrorList errors(text);
  ProjectFile project;
  if (const auto root = read_json(text, errors)) read_project(*root, text, project, errors);
  errors.report(diagnostics);
  if (!errors.empty()) return std::nullopt;
  project.text = std::make_shared<const SourceText>(text);
  return project;
}

}  // namespace patchgen
