#include <algorithm>
#include <string>
#include <utility>

#include "project/project_file.h"
#include "spec/node_reader.h"
#include "spec/path_rules.h"

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

void check_names_file(const ProjectCommand& command, ErrorList& errors) {
  const auto has_file = [](const std::string& word) {
    return word.find("{file}") != std::string::npos;
  };
  if (command.words.empty() || std::any_of(command.words.begin(), command.words.end(), has_file)) {
    return;
  }
  errors.add(command.where, R"(no word of the command has "{file}" in it)");
}

}  // namespace

std::span<const std::string> format_keys() {
  static const std::vector<std::string> keys = {"command", "scope"};
  return keys;
}

std::span<const std::string> verify_keys() {
  static const std::vector<std::string> keys = {"command", "outputs", "time_limit"};
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
    check_names_file(commands.back(), errors);
  }
  return commands;
}

VerifyCommand read_verify(const JsonNode& node, const SourceText& text, ErrorList& errors) {
  VerifyCommand verify;
  if (!expect_kind(node, JsonKind::Object, member_name(node), errors)) return verify;
  check_keys(node, {R"("verify")", verify_keys(), {}}, errors);
  if (const JsonNode* command = node.find("command")) {
    verify.command = read_command(*command, member_name(*command), errors);
    check_names_file(verify.command, errors);
  } else {
    errors.add(node.opening(), R"("verify" needs "command")");
  }
  if (const JsonNode* outputs = node.find("outputs")) {
    const PathRules rules = {.absolute_hint = "name it relative to the output directory",
                             .parent_hint = "outputs lie below the output directory"};
    for (auto& glob : read_lines(*outputs, errors)) {
      check_path(glob, entry_name(*outputs), rules, errors);
      verify.outputs.push_back(std::move(glob.value));
    }
  }
  if (const JsonNode* limit = node.find("time_limit")) {
    verify.time_limit = read_time_limit(*limit, text, errors);
  }
  return verify;
}

std::optional<std::chrono::seconds> read_time_limit(const JsonNode& node, const SourceText& text,
                                                    ErrorList& errors) {
  constexpr std::size_t kMostDigits = 5;
  if (!expect_kind(node, JsonKind::Number, member_name(node), errors)) return std::nullopt;
  const std::string digits(text.slice(node.where));
  const bool is_whole = digits.find_first_not_of("0123456789") == std::string::npos;
  if (!is_whole || digits.size() > kMostDigits || digits == "0") {
    errors.add(node.where, R"("time_limit": expected whole seconds, from 1 to 99999)");
    return std::nullopt;
  }
  return std::chrono::seconds(std::stoi(digits));
}

}  // namespace patchgen
