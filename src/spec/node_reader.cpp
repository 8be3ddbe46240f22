#include "spec/node_reader.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <unordered_map>
#include <utility>

#include "spec/wording.h"

namespace patchgen {

namespace {

bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte < 0x20 || byte == 0x7F;
}

bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

bool contains(std::span<const std::string> words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

void add_control_error(ByteRange where, std::string_view what, char c, ErrorList& errors) {
  errors.add(where, fmt::format("{} holds the control character U+{:04X}", what,
                                static_cast<unsigned char>(c)));
}

}  // namespace

std::string member_name(const JsonNode& member) {
  return in_quotes(member.key);
}

std::string entry_name(const JsonNode& list) {
  return fmt::format("an entry of {}", in_quotes(list.key));
}

bool expect_kind(const JsonNode& node, JsonKind kind, std::string_view what, ErrorList& errors) {
  if (node.kind == kind) return true;
  std::vector<std::string> hints;
  if (kind == JsonKind::String && node.kind == JsonKind::Number) {
    hints.emplace_back("write it in double quotes");
  } else if (kind == JsonKind::List && node.kind == JsonKind::String) {
    hints.emplace_back("write it in brackets: [ … ]");
  } else if (kind == JsonKind::Boolean && (node.string == "true" || node.string == "false")) {
    hints.push_back(fmt::format("write {} without quotes", node.string));
  }
  errors.add(node.where,
             fmt::format("{}: expected {}, found {}", what, kind_name(kind), found_name(node)),
             std::move(hints));
  return false;
}

void add_unknown_key(const JsonNode& member, const KeyRules& rules, ErrorList& errors) {
  std::vector<std::string> hints = did_you_mean(member.key, rules.known);
  hints.push_back(fmt::format("{} takes: {}", rules.owner, listed(rules.known)));
  errors.add(member.key_where, fmt::format("unknown key {}", in_quotes(member.key)),
             std::move(hints));
}

void check_keys(const JsonNode& object, const KeyRules& rules, ErrorList& errors) {
  for (const JsonNode& member : object.children) {
    if (errors.full()) return;
    if (contains(rules.known, member.key)) continue;
    if (contains(rules.not_supported, member.key)) {
      errors.add(member.key_where,
                 fmt::format("{} is not supported yet by this version", in_quotes(member.key)));
    } else {
      add_unknown_key(member, rules, errors);
    }
  }
}

std::optional<Spelled<std::string>> read_line(const JsonNode& node, std::string_view what,
                                              ErrorList& errors) {
  if (!expect_kind(node, JsonKind::String, what, errors)) return std::nullopt;
  const std::string& value = node.string;
  const auto control = std::find_if(value.begin(), value.end(), is_control);
  if (value.empty()) {
    errors.add(node.where, fmt::format("{} is empty", what));
  } else if (control != value.end()) {
    add_control_error(node.where, what, *control, errors);
  } else if (is_blank(value.front()) || is_blank(value.back())) {
    errors.add(node.where, fmt::format("{} begins or ends with a blank", what));
  } else {
    return Spelled<std::string>{value, node.where};
  }
  return std::nullopt;
}

std::vector<Spelled<std::string>> read_lines(const JsonNode& node, ErrorList& errors) {
  std::vector<Spelled<std::string>> lines;
  if (!expect_kind(node, JsonKind::List, member_name(node), errors)) return lines;
  if (node.children.empty()) {
    errors.add(node.where, fmt::format("{} is an empty list", member_name(node)));
  }
  for (const JsonNode& entry : node.children) {
    if (errors.full()) break;
    if (auto line = read_line(entry, entry_name(node), errors)) lines.push_back(*std::move(line));
  }
  check_distinct(lines, member_name(node), errors);
  return lines;
}

std::vector<Spelled<std::string>> read_line_or_lines(const JsonNode& node, ErrorList& errors) {
  if (node.kind == JsonKind::List) return read_lines(node, errors);
  std::vector<Spelled<std::string>> lines;
  if (node.kind != JsonKind::String) {
    errors.add(node.where, fmt::format("{}: expected a string or a list of strings, found {}",
                                       member_name(node), found_name(node)));
  } else if (auto line = read_line(node, member_name(node), errors)) {
    lines.push_back(*std::move(line));
  }
  return lines;
}

std::optional<Spelled<std::string>> read_text(const JsonNode& node, std::string_view what,
                                              ErrorList& errors) {
  if (!expect_kind(node, JsonKind::String, what, errors)) return std::nullopt;
  std::string value;
  for (std::size_t i = 0; i < node.string.size(); ++i) {
    const char c = node.string[i];
    if (c == '\r' && i + 1 < node.string.size() && node.string[i + 1] == '\n') continue;
    if (is_control(c) && c != '\n' && c != '\t') {
      add_control_error(node.where, what, c, errors);
      return std::nullopt;
    }
    value += c;
  }
  return Spelled<std::string>{std::move(value), node.where};
}

std::optional<Spelled<std::string>> read_code(const JsonNode& node, ErrorList& errors) {
  const std::string what = member_name(node);
  Spelled<std::string> code{{}, node.where};
  if (node.kind == JsonKind::String) {
    const auto text = read_text(node, what, errors);
    if (!text) return std::nullopt;
    code.value = text->value;
  } else if (node.kind == JsonKind::List) {
    bool all_read = true;
    for (const JsonNode& entry : node.children) {
      if (errors.full()) break;
      const auto line = read_text(entry, entry_name(node), errors);
      all_read = all_read && line.has_value();
      if (&entry != &node.children.front()) code.value += '\n';
      if (line) code.value += line->value;
    }
    if (!all_read) return std::nullopt;
  } else {
    errors.add(node.where, fmt::format("{}: expected a string or a list of lines, found {}", what,
                                       found_name(node)));
    return std::nullopt;
  }
  const std::size_t last = code.value.find_last_not_of(" \t\n");
  if (last == std::string::npos) {
    errors.add(node.where, fmt::format("{} is empty", what));
    return std::nullopt;
  }
  const std::size_t end = code.value.find('\n', last);
  if (end != std::string::npos) code.value.erase(end);
  return code;
}

void check_distinct(std::span<const Spelled<std::string>> entries, std::string_view what,
                    ErrorList& errors) {
  std::unordered_map<std::string_view, std::size_t> first;
  for (const Spelled<std::string>& entry : entries) {
    const auto [known, is_new] = first.try_emplace(entry.value, entry.where.begin);
    if (is_new) continue;
    errors.add(entry.where, fmt::format("{} holds {} twice", what, in_quotes(entry.value)),
               {fmt::format("it is already given on {}", errors.line_name(known->second))});
  }
}

}  // namespace patchgen
