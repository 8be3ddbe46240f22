#include <algorithm>
#include <string>
#include <utility>

#include "project/project_file.h"
#include "spec/node_reader.h"

namespace patchgen {
namespace {

ProjectCommand read_command(const JsonNode& node, std::string_view what, ErrorList& errors) {
  ProjectCommand command;
  command.where = node.where;
  if (!expect_kind(node, JsonKind::List, what, errors)) return command;
  if (node.children.empty()) errors.add(node.where, std::string(what) + ": the command is empty");
  for (const JsonNode& word : node.children) {
    if (auto line = read_line(word, entry_name(node), errors)) {
      command.words.push_back(std::move(line->value));
    }
  }
  return command;
}

}  // namespace

std::span<const std::string> format_keys() {
  static const std::vector<std::string> keys = {"command", "scope"};
  return keys;
}

FormatCommand read_format(const JsonNode& node, ErrorList& errors) {
  FormatCommand format;
  if (!expect_kind(node, JsonKind::Object, member_name(node), errors)) return format;
  check_keys(node, {R"("format")", format_keys(), {}}, errors);
  if (const JsonNode* scope = node.find("scope")) {
    if (const auto word = read_line(*scope, member_name(*scope), errors)) {
      if (word->value == "all") {
        format.scope = FormatScope::All;
      } else if (word->value == "none") {
        format.scope = FormatScope::None;
      } else if (word->value != "patched") {
        errors.add(scope->where, R"("scope" is one of "patched", "all" and "none")");
      }
    }
  }
  if (const JsonNode* command = node.find("command")) {
    format.command = read_command(*command, member_name(*command), errors);
  } else if (format.scope != FormatScope::None) {
    errors.add(node.opening(), R"("format" needs "command")");
  }
  return format;
}

std::vector<ProjectCommand> read_post_process(const JsonNode& node, ErrorList& errors) {
  std::vector<ProjectCommand> commands;
  if (!expect_kind(node, JsonKind::List, member_name(node), errors)) return commands;
  for (const JsonNode& each : node.children) {
    commands.push_back(read_command(each, entry_name(node), errors));
    const std::vector<std::string>& words = commands.back().words;
    const auto has_file = [](const std::string& word) {
      return word.find("{file}") != std::string::npos;
    };
    if (!words.empty() && std::none_of(words.begin(), words.end(), has_file)) {
      errors.add(each.where, R"(no word of the command has "{file}" in it)");
    }
  }
  return commands;
}

}  // namespace patchgen
