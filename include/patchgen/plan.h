#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <patchgen/declaring_macro.h>
#include <patchgen/diagnostic.h>
#include <patchgen/edit.h>
#include <patchgen/outline.h>
#include <patchgen/patch_spec.h>

namespace patchgen {

/// A file that has been read and outlined.
struct OutlinedFile {
  std::shared_ptr<const SourceText> text;
  std::shared_ptr<const Outline> outline;
};

/// A patch file and the names that specs call it by.
struct PatchFile {
  struct Name {
    std::string spelled;
    std::optional<std::size_t> inherited;  ///< by which spec: index into PatchSpec::inherited
  };
  std::vector<Name> names;
  OutlinedFile file;
};

/// What the operations work on. `sources` go with `spec.sources`, one each, in order.
struct PlanInput {
  const PatchSpec* spec = nullptr;
  std::vector<OutlinedFile> sources;
  /// Those that the specs name, then those that single operations name with "patch_file"; each file
  /// once.
  std::vector<PatchFile> patch_files;
  DeclaringMacros declaring_macros = known_declaring_macros();
};

/// The spec of `input` without those inherited operations that an heir's operation wins over
/// because its target, however it is spelled, is the same declaration.
PatchSpec settle_inheritance(const PlanInput& input);

/// Turns the operations of a spec into edits, sorted by source and place, none of which overlap.
/// Every error of every operation goes to `diagnostics`, at its place in the spec: targets and
/// replacements that do not exist or are ambiguous, operations that meet on one target or inside of
/// one another, operations without effect, uses of an excluded declaration that are left. The plan
/// is only of use without errors.
EditPlan plan_edits(const PlanInput& input, Diagnostics& diagnostics);

}  // namespace patchgen
