#include "project/header_facts.h"

#include <fmt/format.h>
#include <set>

#include "project/paths.h"

namespace patchgen {
namespace {

/// ` (#ifdef USE_GPU)`: which of the branches of an `#if` is patched.
std::string branch_in_words(const Target& target) {
  if (!target.branch) return "";
  if (target.branch->every) return " (every branch)";
  if (target.branch->conditions.empty()) return " (under no condition)";
  return fmt::format(" ({})", fmt::join(target.branch->conditions, ", "));
}

void add_patches(HeaderFacts& facts, const PatchSpec& spec, const Operation& operation) {
  std::vector<std::string> subjects;
  for (const Target& target : operation.targets) {
    subjects.push_back(target.value + branch_in_words(target));
  }
  for (const auto* list : {&operation.includes, &operation.usings}) {
    for (const Spelled<std::string>& each : *list) subjects.push_back(each.value);
  }
  if (subjects.empty()) {
    for (const Spelled<std::string>& each : operation.replacements) subjects.push_back(each.value);
  }
  std::string joined;
  for (const std::string& subject : subjects) joined += (joined.empty() ? "" : ", ") + subject;
  std::string title(operation_name(operation.kind));
  if (!joined.empty()) title += ": " + joined;
  if (operation.inherited) {
    title += fmt::format(" (from {})", file_name(text_of(spec, operation).name()));
  }
  facts.patches.push_back({.title = std::move(title), .description = operation.description});
}

}  // namespace

HeaderFacts header_facts(const PatchSpec& spec, const SourceEntry& source,
                         const std::vector<Edit>& edits, const Project& project) {
  HeaderFacts facts;
  facts.source = source.input.value;
  facts.based_on = spec.upstream_name;
  if (!spec.upstream_name.empty() && !spec.upstream_version.empty()) {
    facts.based_on += "==" + spec.upstream_version;
  }
  facts.spec = path_below(spec.text->name(), project.root);
  if (facts.spec.empty()) facts.spec = file_name(spec.text->name());
  facts.regenerate = fmt::format("patchgen {} -o {} --diff", facts.spec, project.file.output_dir);
  std::set<std::size_t> operations;
  std::set<std::size_t> renames;
  for (const Edit& edit : edits) {
    operations.insert(edit.operations.begin(), edit.operations.end());
    for (std::size_t i = 0; i < spec.namespace_renames.size(); ++i) {
      if (edit.asked_at == spec.namespace_renames[i].from.where) renames.insert(i);
    }
  }
  for (const std::size_t i : renames) {
    const NamespaceRename& rename = spec.namespace_renames[i];
    facts.patches.push_back(
        {.title = fmt::format("namespace: {} -> {}", rename.from.value, rename.to.value),
         .description = ""});
  }
  for (const std::size_t i : operations) add_patches(facts, spec, spec.operations[i]);
  return facts;
}

}  // namespace patchgen
