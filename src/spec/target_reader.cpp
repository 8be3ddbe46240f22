#include "spec/target_reader.h"

#include <fmt/format.h>
#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "source/condition.h"
#include "spec/node_reader.h"
#include "spec/spec_keys.h"
#include "spec/wording.h"

namespace patchgen {
namespace {

constexpr std::string_view kEveryBranch = "*";

/// One condition that is to name a branch.
void read_condition_text(const JsonNode& node, std::string_view what, BranchChoice& choice,
                         ErrorList& errors) {
  auto text = read_line(node, what, errors);
  if (!text) return;
  if (text->value == kEveryBranch) {
    errors.add(node.where, fmt::format("{} is \"*\"", what),
               {"\"*\" means every branch and stands alone: \"condition\": \"*\""});
    return;
  }
  if (!parse_branch_name(text->value)) {
    errors.add(node.where, fmt::format("{} is no condition: {}", what, in_quotes(text->value)),
               {"write it as 'patchgen outline' shows it: defined(USE_GPU), #ifdef USE_GPU, "
                "#elif X of #if Y, or #else of #if Y"});
    return;
  }
  choice.conditions.push_back(std::move(text->value));
}

BranchChoice read_condition(const JsonNode& node, ErrorList& errors) {
  BranchChoice choice{.every = false, .conditions = {}, .where = node.where};
  if (node.kind == JsonKind::String && node.string == kEveryBranch) {
    choice.every = true;
  } else if (node.kind == JsonKind::List) {
    for (const JsonNode& entry : node.children) {
      if (errors.full()) break;
      read_condition_text(entry, entry_name(node), choice, errors);
    }
  } else if (node.kind == JsonKind::String) {
    read_condition_text(node, member_name(node), choice, errors);
  } else {
    errors.add(node.where, fmt::format("{}: expected a string or a list of strings, found {}",
                                       member_name(node), found_name(node)));
  }
  return choice;
}

std::optional<Target> read_target_object(const JsonNode& node, std::string_view what,
                                         ErrorList& errors) {
  check_keys(node, {.owner = "a target", .known = target_keys(), .not_supported = {}}, errors);
  Target target;
  if (const JsonNode* condition = node.find("condition")) {
    target.branch = read_condition(*condition, errors);
  }
  const JsonNode* name = node.find("name");
  if (name == nullptr) {
    errors.add(node.opening(), fmt::format("{} needs \"name\"", what));
    return std::nullopt;
  }
  auto line = read_line(*name, member_name(*name), errors);
  if (!line) return std::nullopt;
  static_cast<Spelled<std::string>&>(target) = *std::move(line);
  return target;
}

}  // namespace

std::optional<Target> read_target(const JsonNode& node, std::string_view what, ErrorList& errors) {
  if (node.kind == JsonKind::Object) return read_target_object(node, what, errors);
  if (node.kind != JsonKind::String) {
    errors.add(node.where,
               fmt::format("{}: expected a string or an object, found {}", what, found_name(node)),
               {R"(write a name, or {"name": …, "condition": …})"});
    return std::nullopt;
  }
  auto line = read_line(node, what, errors);
  if (!line) return std::nullopt;
  return Target{*std::move(line), std::nullopt};
}

std::vector<Target> read_targets(const JsonNode& node, ErrorList& errors) {
  std::vector<Target> targets;
  if (!expect_kind(node, JsonKind::List, member_name(node), errors)) return targets;
  if (node.children.empty()) {
    errors.add(node.where, fmt::format("{} is an empty list", member_name(node)));
  }
  std::map<std::tuple<std::string, bool, bool, std::vector<std::string>>, std::size_t> seen;
  for (const JsonNode& entry : node.children) {
    if (errors.full()) break;
    std::optional<Target> target = read_target(entry, entry_name(node), errors);
    if (!target) continue;
    const BranchChoice branch = target->branch.value_or(BranchChoice{});
    const auto [first, is_new] = seen.try_emplace(
        {target->value, target->branch.has_value(), branch.every, branch.conditions},
        target->where.begin);
    if (!is_new) {
      errors.add(target->where,
                 fmt::format("{} holds {} twice", member_name(node), in_quotes(target->value)),
                 {fmt::format("it is already given on {}", errors.line_name(first->second))});
    }
    targets.push_back(*std::move(target));
  }
  return targets;
}

}  // namespace patchgen
