#pragma once

#include <optional>
#include <string>
#include <vector>

#include <patchgen/plan.h>

namespace patchgen {

/// A target as a spec may spell it, and what it means.
struct ListedTarget {
  std::string name;
  /// Of a declaration that stands in several branches of an `#if`: what "condition" says.
  std::optional<std::vector<std::string>> condition;
  const Declaration* declaration = nullptr;  ///< of a function: its definition, if there is one
};

/// The targets of one file.
struct TargetList {
  /// In file order: classes, functions, methods, variables, fields, aliases, enums and concepts.
  /// Each means its declaration and nothing else in the file; of a class and a function of one
  /// name, nothing else of its kind.
  std::vector<ListedTarget> targets;
  /// Declarations of these kinds that no target tells from others.
  std::vector<const Declaration*> untellable;
};

/// Lists the targets of `file`; pointers go into its outline.
TargetList list_targets(const OutlinedFile& file);

/// One target a line: a name, or the JSON of an object where a condition is needed.
std::string targets_as_text(const TargetList& list);
/// `{"file": …, "targets": [{"target": …, "kind": …, "lines": [first, last]}, …]}`; "target" is
/// what a spec may say.
std::string targets_as_json(const TargetList& list, const SourceText& text);

}  // namespace patchgen
