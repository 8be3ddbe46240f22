#include "spec/entry_names.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <type_traits>

#include <patchgen/target.h>

#include "spec/operation_table.h"

namespace patchgen {
namespace {

constexpr std::string_view kTarget = "target";
constexpr std::string_view kHelper = "helper";

std::string canonical_target(std::string_view spelled) {
  const std::optional<TargetName> name = parse_target_name(spelled);
  if (!name) return std::string(spelled);
  std::vector<std::string> path = name->path;
  if (path.size() > 1) path[path.size() - 2] += name->class_arguments;
  // `::X` may be another one than `X`, which is any name that ends like that.
  return fmt::format("{}{}{}{}", name->is_absolute ? "::" : "", fmt::join(path, "::"),
                     name->specialization, name->signature.value_or(""));
}

/// `using a::b` for `a::b;`, without blanks that part no words.
std::string canonical_using(std::string_view spelled) {
  const auto is_blank = [](char c) { return c == ' ' || c == '\t'; };
  const auto is_word = [](char c) {
    return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  };
  std::string squeezed;
  for (std::size_t i = 0; i < spelled.size(); ++i) {
    if (is_blank(spelled[i]) || spelled[i] == ';') continue;
    const bool parted = i > 0 && is_blank(spelled[i - 1]);
    if (parted && !squeezed.empty() && is_word(squeezed.back()) && is_word(spelled[i])) {
      squeezed += ' ';
    }
    squeezed += spelled[i];
  }
  const bool whole = squeezed.starts_with("using ") || squeezed.starts_with("namespace ");
  return whole ? squeezed : "using " + squeezed;
}

std::string first_line(const std::string& code) {
  const std::size_t begin = std::min(code.find_first_not_of(" \t\n"), code.size());
  return code.substr(begin, code.find('\n', begin) - begin);
}

EntryName code_entry(const Operation& operation) {
  EntryName entry;
  entry.family = operation.kind == OperationKind::AddHelper
                     ? std::string(kHelper)
                     : std::string(operation_name(operation.kind));
  if (operation.code) {
    entry.canonical = operation.code->value;
    entry.spelled = first_line(operation.code->value);
  } else if (operation.external) {
    entry.canonical = canonical_target(operation.external->name.value);
    entry.spelled = operation.external->name.value;
  }
  return entry;
}

/// Calls `act` with the list that holds the operation's entries; false when there is none.
template <class AnyOperation, class Act>
bool with_entry_list(AnyOperation& operation, Act&& act) {
  if (!operation.targets.empty()) {
    act(operation.targets);
    return true;
  }
  for (auto* list : {&operation.includes, &operation.usings, &operation.replacements}) {
    if (list->empty()) continue;
    act(*list);
    return true;
  }
  return false;
}

/// One name in different branches of an `#if` is not the same.
std::string canonical_branch(const Target& target) {
  if (!target.branch) return "";
  if (target.branch->every) return " in every branch";
  return fmt::format(" in {}", fmt::join(target.branch->conditions, " and "));
}

bool is_declaration(const EntryName& entry) {
  return entry.family == kTarget || entry.family == kHelper;
}

/// One of the two is the other one with more qualifiers.
bool same_tail(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  const auto length = static_cast<std::ptrdiff_t>(std::min(a.size(), b.size()));
  return std::equal(a.end() - length, a.end(), b.end() - length);
}

}  // namespace

std::vector<Spelled<std::string>> spelled_entries(const Operation& operation) {
  std::vector<Spelled<std::string>> entries;
  with_entry_list(operation, [&](const auto& list) { entries.assign(list.begin(), list.end()); });
  return entries;
}

std::vector<EntryName> entries_of(const Operation& operation) {
  const std::vector<Spelled<std::string>> spelled = spelled_entries(operation);
  if (spelled.empty()) return {code_entry(operation)};
  std::vector<EntryName> entries;
  for (std::size_t i = 0; i < spelled.size(); ++i) {
    const std::string& value = spelled[i].value;
    EntryName entry{.family = std::string(operation_name(operation.kind)),
                    .canonical = value,
                    .spelled = value};
    if (!operation.targets.empty()) {
      entry.family = kTarget;
      entry.canonical = canonical_target(value) + canonical_branch(operation.targets[i]);
    } else if (!operation.usings.empty()) {
      entry.canonical = canonical_using(value);
    } else if (operation.includes.empty()) {
      entry.family = kHelper;
      entry.canonical = canonical_target(value);
    }
    entries.push_back(std::move(entry));
  }
  return entries;
}

Operation with_entries(const Operation& operation, const std::vector<bool>& kept) {
  Operation result = operation;
  with_entry_list(result, [&](auto& list) {
    std::remove_reference_t<decltype(list)> left;
    for (std::size_t i = 0; i < kept.size(); ++i) {
      if (kept[i]) left.push_back(list[i]);
    }
    list = std::move(left);
  });
  return result;
}

bool names_exactly(std::string_view text, const EntryName& entry) {
  if (text == entry.spelled) return true;
  if (is_declaration(entry)) return canonical_target(text) == entry.canonical;
  return entry.family.ends_with("_using") && canonical_using(text) == entry.canonical;
}

bool names_roughly(std::string_view text, const EntryName& entry) {
  if (!is_declaration(entry)) return false;
  const std::optional<TargetName> wanted = parse_target_name(text);
  const std::optional<TargetName> name = parse_target_name(entry.spelled);
  if (!wanted || !name || !same_tail(wanted->path, name->path)) return false;
  const auto fits = [](const std::string& asked, const std::string& own) {
    return asked.empty() || asked == own;
  };
  return (!wanted->signature || wanted->signature == name->signature) &&
         fits(wanted->specialization, name->specialization) &&
         fits(wanted->class_arguments, name->class_arguments);
}

}  // namespace patchgen
