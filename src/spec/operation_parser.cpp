#include "spec/operation_parser.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/code_forms.h"
#include "spec/init_part.h"
#include "spec/node_reader.h"
#include "spec/operation_table.h"
#include "spec/path_rules.h"
#include "spec/target_reader.h"
#include "spec/wording.h"

namespace patchgen {

namespace {

bool contains(std::span<const std::string> words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Reads the keys of one operation; one member function a key.
class OperationParser {
 public:
  OperationParser(const JsonNode& node, ErrorList& errors) : node_(node), errors_(errors) {}

  Operation parse() {
    if (!expect_kind(node_, JsonKind::Object, "an operation", errors_)) return {};
    const OperationRow* row = read_op();
    if (row == nullptr) return {};
    operation_.kind = row->kind;
    check_operation_keys(*row);
    check_alternatives(*row);
    check_required(*row);
    check_effect();
    if (row->extends_code) check_init_parts();
    for (const JsonNode& member : node_.children) {
      if (contains(row->keys, member.key) || member.key == "description") {
        read_value(*row, member);
      }
    }
    return std::move(operation_);
  }

 private:
  using Reader = void (OperationParser::*)(const JsonNode&);

  const OperationRow* read_op();
  void check_operation_keys(const OperationRow& row);
  void check_alternatives(const OperationRow& row);
  void check_required(const OperationRow& row);
  void check_effect();
  void check_init_parts();
  void read_value(const OperationRow& row, const JsonNode& member);

  void read_description(const JsonNode& node) {
    if (auto text = read_text(node, member_name(node), errors_)) {
      operation_.description = std::move(text->value);
    }
  }
  void read_target(const JsonNode& node) {
    if (auto target = patchgen::read_target(node, member_name(node), errors_)) {
      operation_.targets.push_back(*std::move(target));
    }
  }
  void read_targets(const JsonNode& node) {
    operation_.targets = patchgen::read_targets(node, errors_);
  }
  void read_replacement(const JsonNode& node) {
    if (auto name = read_line(node, member_name(node), errors_)) {
      operation_.replacements.push_back(*std::move(name));
    }
  }
  void read_code_key(const JsonNode& node) { operation_.code = read_code(node, errors_); }
  void read_external(const JsonNode& node);
  void read_name_map(const JsonNode& node);
  void read_patch_file(const JsonNode& node);
  void read_access(const JsonNode& node);
  void read_after(const JsonNode& node) {
    if (operation_.kind == OperationKind::ModifyInit) {
      operation_.statements_after = read_init_part(node, errors_);
      return;
    }
    operation_.after = patchgen::read_target(node, member_name(node), errors_);
  }
  void read_before(const JsonNode& node) {
    if (operation_.kind == OperationKind::ModifyInit) {
      operation_.statements_before = read_init_part(node, errors_);
      return;
    }
    operation_.before = patchgen::read_target(node, member_name(node), errors_);
  }
  void read_members(const JsonNode& node) { operation_.members = read_init_part(node, errors_); }
  void read_initializers(const JsonNode& node) {
    operation_.initializers = read_init_part(node, errors_);
  }
  void read_include(const JsonNode& node) {
    if (auto include = read_line(node, member_name(node), errors_)) {
      check_include(*include, member_name(node));
      operation_.includes.push_back(*std::move(include));
    }
  }
  void read_includes(const JsonNode& node) {
    operation_.includes = read_lines(node, errors_);
    for (const auto& include : operation_.includes) check_include(include, entry_name(node));
  }
  void read_using(const JsonNode& node) {
    if (auto entry = read_line(node, member_name(node), errors_)) {
      check_using(*entry, member_name(node));
      operation_.usings.push_back(*std::move(entry));
    }
  }
  void read_usings(const JsonNode& node) {
    operation_.usings = read_lines(node, errors_);
    for (const auto& entry : operation_.usings) check_using(entry, entry_name(node));
  }
  void read_source(const JsonNode& node) {
    operation_.source = read_line(node, member_name(node), errors_);
  }
  void read_cascade(const JsonNode& node) {
    if (expect_kind(node, JsonKind::Boolean, member_name(node), errors_)) {
      operation_.cascade = node.boolean;
    }
  }

  void check_include(const Spelled<std::string>& include, std::string_view what) {
    add_form_problem(check_include_form(include.value), include.where, what);
  }
  void check_using(const Spelled<std::string>& entry, std::string_view what) {
    add_form_problem(check_using_form(entry.value), entry.where, what);
  }
  void add_form_problem(FormProblem found, ByteRange where, std::string_view what) {
    if (found.problem.empty()) return;
    errors_.add(where, fmt::format("{} {}", what, found.problem), std::move(found.hints));
  }

  const JsonNode& node_;
  ErrorList& errors_;
  Operation operation_;
};

std::vector<std::string> operation_names() {
  std::vector<std::string> names;
  for (const OperationRow& row : operation_table()) names.push_back(row.name);
  return names;
}

const OperationRow* OperationParser::read_op() {
  const JsonNode* op = node_.find("op");
  if (op == nullptr) {
    std::vector<std::string> hints = {
        fmt::format("the operations are: {}", listed(operation_names()))};
    for (const JsonNode& member : node_.children) {
      if (!did_you_mean(member.key, common_operation_keys()).empty()) {
        hints.insert(hints.begin(), fmt::format("is {} on {} meant?", in_quotes(member.key),
                                                errors_.line_name(member.key_where.begin)));
        break;
      }
    }
    errors_.add(node_.opening(), R"(an operation lacks "op")", std::move(hints));
    return nullptr;
  }
  operation_.where = op->where;
  if (!expect_kind(*op, JsonKind::String, member_name(*op), errors_)) return nullptr;
  const OperationRow* row = find_operation(op->string);
  if (row != nullptr) return row;
  const std::vector<std::string> names = operation_names();
  std::vector<std::string> hints = did_you_mean(op->string, names);
  hints.push_back(fmt::format("the operations are: {}", listed(names)));
  errors_.add(op->where, fmt::format("unknown operation {}", in_quotes(op->string)),
              std::move(hints));
  return nullptr;
}

void OperationParser::check_operation_keys(const OperationRow& row) {
  const std::vector<std::string> known = keys_of(row);
  const KeyRules rules = {row.name, known, {}};
  for (const JsonNode& member : node_.children) {
    if (errors_.full()) return;
    if (contains(known, member.key)) continue;
    const std::vector<std::string> others = operations_with_key(member.key);
    if (others.empty()) {
      add_unknown_key(member, rules, errors_);
      continue;
    }
    errors_.add(member.key_where, fmt::format("{} takes no {}", row.name, in_quotes(member.key)),
                {fmt::format("{} belongs to: {}", in_quotes(member.key), listed(others)),
                 fmt::format("{} takes: {}", row.name, listed(known))});
  }
}

void OperationParser::check_alternatives(const OperationRow& row) {
  for (const std::vector<std::string>& group : alternative_keys()) {
    if (row.extends_code && contains(group, "before")) continue;
    const JsonNode* first = nullptr;
    for (const JsonNode& member : node_.children) {
      if (!contains(group, member.key) || !contains(row.keys, member.key)) continue;
      if (first == nullptr) {
        first = &member;
        continue;
      }
      errors_.add(
          member.key_where,
          fmt::format("{} cannot stand beside {}", in_quotes(member.key), in_quotes(first->key)),
          {fmt::format("{} is given on {}", in_quotes(first->key),
                       errors_.line_name(first->key_where.begin))});
    }
  }
}

void OperationParser::check_required(const OperationRow& row) {
  for (const std::string& required : row.required) {
    std::vector<std::string> choices = {required};
    for (const std::vector<std::string>& group : alternative_keys()) {
      if (!contains(group, required)) continue;
      choices.clear();
      std::copy_if(group.begin(), group.end(), std::back_inserter(choices),
                   [&](const std::string& key) { return contains(row.keys, key); });
    }
    const bool given = std::any_of(choices.begin(), choices.end(), [&](const std::string& key) {
      return node_.find(key) != nullptr;
    });
    if (!given) {
      errors_.add(operation_.where, fmt::format("{} needs {}", row.name, any_of(choices)));
    }
  }
}

void OperationParser::check_effect() {
  // Both are about a declaration that is fetched from a patch file.
  for (const std::string_view key : {"name_map", "patch_file"}) {
    const JsonNode* member = node_.find(key);
    if (member == nullptr) continue;
    for (const std::string_view other : {"code", "external"}) {
      if (node_.find(other) == nullptr) continue;
      errors_.add(member->key_where,
                  fmt::format("{} has no effect beside {}", in_quotes(key), in_quotes(other)));
    }
  }
}

/// modify_init is made of parts, any of which may be left out, but not all.
void OperationParser::check_init_parts() {
  bool any = false;
  bool named = false;
  for (const std::string_view key : {"members", "initializers", "before", "after"}) {
    const JsonNode* part = node_.find(key);
    any |= part != nullptr;
    named |= part != nullptr && part->kind == JsonKind::String;
  }
  if (!any) {
    errors_.add(
        operation_.where,
        R"(modify_init needs at least one of "members", "initializers", "before" and "after")");
    return;
  }
  for (const std::string_view key : {"name_map", "patch_file"}) {
    const JsonNode* member = node_.find(key);
    if (member == nullptr || named) continue;
    errors_.add(member->key_where,
                fmt::format("{} has no effect: nothing is named in a patch file", in_quotes(key)),
                {"a part of modify_init that is a string names something in a patch file"});
  }
  const JsonNode* access = node_.find("access");
  if (access != nullptr && node_.find("members") == nullptr) {
    errors_.add(access->key_where, R"("access" has no effect without "members")");
  }
}

void OperationParser::read_value(const OperationRow& row, const JsonNode& member) {
  static constexpr std::array<std::pair<std::string_view, Reader>, 19> kReaders = {{
      {"description", &OperationParser::read_description},
      {"target", &OperationParser::read_target},
      {"targets", &OperationParser::read_targets},
      {"replacement", &OperationParser::read_replacement},
      {"code", &OperationParser::read_code_key},
      {"external", &OperationParser::read_external},
      {"name_map", &OperationParser::read_name_map},
      {"patch_file", &OperationParser::read_patch_file},
      {"access", &OperationParser::read_access},
      {"after", &OperationParser::read_after},
      {"before", &OperationParser::read_before},
      {"members", &OperationParser::read_members},
      {"initializers", &OperationParser::read_initializers},
      {"include", &OperationParser::read_include},
      {"includes", &OperationParser::read_includes},
      {"using", &OperationParser::read_using},
      {"usings", &OperationParser::read_usings},
      {"source", &OperationParser::read_source},
      {"cascade", &OperationParser::read_cascade},
  }};
  if (member.key == "replacement" && row.many_replacements) {
    operation_.replacements = read_line_or_lines(member, errors_);
    return;
  }
  const auto reader = std::find_if(kReaders.begin(), kReaders.end(),
                                   [&](const auto& entry) { return entry.first == member.key; });
  if (reader != kReaders.end()) (this->*reader->second)(member);
}

void OperationParser::read_external(const JsonNode& node) {
  if (!expect_kind(node, JsonKind::Object, member_name(node), errors_)) return;
  const std::vector<std::string> known = {"include", "name"};
  check_keys(node, {R"("external")", known, {}}, errors_);
  ExternalCode external;
  if (const JsonNode* include = node.find("include")) {
    if (auto value = read_line(*include, member_name(*include), errors_)) {
      check_include(*value, member_name(*include));
      external.include = *std::move(value);
    }
  }
  const JsonNode* name = node.find("name");
  if (name == nullptr) {
    errors_.add(node.opening(), R"("external" needs "name")");
  } else if (auto value = read_line(*name, member_name(*name), errors_)) {
    external.name = *std::move(value);
  }
  operation_.external = std::move(external);
}

void OperationParser::read_name_map(const JsonNode& node) {
  if (!expect_kind(node, JsonKind::Object, member_name(node), errors_)) return;
  if (node.children.empty()) errors_.add(node.where, R"("name_map" is empty)");
  const auto check_part = [&](std::string_view part, ByteRange where, std::string_view what) {
    const bool is_part = std::all_of(part.begin(), part.end(), [](char c) {
      return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    });
    if (part.empty()) {
      errors_.add(where, fmt::format("{} of \"name_map\" is empty", what));
    } else if (!is_part) {
      errors_.add(
          where,
          fmt::format("{} of \"name_map\", {}, is no part of an identifier", what, in_quotes(part)),
          {"only letters, digits and '_'; a qualified name is mapped part by part"});
    }
  };
  for (const JsonNode& member : node.children) {
    if (errors_.full()) return;
    check_part(member.key, member.key_where, "a key");
    if (!expect_kind(member, JsonKind::String, member_name(member), errors_)) continue;
    check_part(member.string, member.where, "a value");
    if (!member.key.empty() && member.key == member.string) {
      errors_.add(member.where,
                  fmt::format("\"name_map\" maps {} to itself", in_quotes(member.key)));
    }
    operation_.name_map.push_back({{member.key, member.key_where}, {member.string, member.where}});
  }
}

void OperationParser::read_patch_file(const JsonNode& node) {
  operation_.patch_file = read_line(node, member_name(node), errors_);
  if (operation_.patch_file) {
    check_path(*operation_.patch_file, member_name(node), patch_file_rules(), errors_);
  }
}

void OperationParser::read_access(const JsonNode& node) {
  const std::vector<std::string> known = {"public", "protected", "private"};
  if (!expect_kind(node, JsonKind::String, member_name(node), errors_)) return;
  if (!contains(known, node.string)) {
    std::vector<std::string> hints = did_you_mean(node.string, known);
    hints.push_back(fmt::format("it may be: {}", listed(known)));
    errors_.add(node.where, fmt::format("\"access\": unknown value {}", in_quotes(node.string)),
                std::move(hints));
    return;
  }
  operation_.access = Spelled<std::string>{node.string, node.where};
}

}  // namespace

Operation parse_operation(const JsonNode& node, ErrorList& errors) {
  return OperationParser(node, errors).parse();
}

}  // namespace patchgen
