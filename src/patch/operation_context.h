#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/plan.h>

#include "patch/declaration_index.h"
#include "patch/init_change.h"
#include "patch/macro_calls.h"

namespace patchgen {

/// A part of a class that was patched, for the `[MODIFIED CLASS]` marker above it.
struct PatchedMember {
  Found class_;  ///< the definition of the class
  std::string method;
  std::string signature;
  std::string reason;
  std::string origin;
  std::size_t operation = 0;
  std::string branch = {};  ///< `#ifdef USE_GPU`: the one branch that was chosen; may be empty
  std::string list = "Methods patched";  ///< the line of the marker that names it
  /// The class itself stays as it is: named where other members give it a marker.
  bool is_elsewhere = false;
};

/// A helper that goes behind the includes, for the `[HELPERS]` section.
struct IncludedHelper {
  CodeBlock code;
  std::vector<std::string> names;     ///< that it declares, unqualified
  std::string include;                ///< that it needs, with delimiters; may be empty
  std::optional<std::size_t> source;  ///< where it goes; chosen by place_helpers when absent
  std::string reason;
  std::vector<std::string> origins;
  std::size_t operation = 0;
};

/// What an exclude_from_output takes out of the output; the uses of it must go too.
struct Exclusion {
  std::vector<Found> declarations;
  std::vector<std::string> names;  ///< that have no declaration any more
  std::size_t operation = 0;
  ByteRange where;  ///< of the target in the spec
};

/// The declarations that an operation has as its target. No two operations may have the same one,
/// or one inside of a class that another one replaces or excludes.
struct Claim {
  std::vector<Found> declarations;
  std::size_t operation = 0;
  ByteRange where;  ///< of the target in the spec
  /// `f(int)` that is added to the class in `declarations`; empty for a target that exists.
  std::string added_member;
  /// The operation extends the target and leaves it in place: another one may extend it too.
  bool extends = false;
};

/// A declaration of a patch file that an operation puts into the output.
struct Brought {
  Found found;
  /// What it is called there by code outside of classes; empty for a member.
  std::string name;
  std::string class_name;  ///< of the target that it becomes a part of
  std::size_t operation = 0;
  ByteRange range;  ///< what of it
};

/// A class that another one takes the place of: whether what is left still fits is asked when all
/// operations have planned.
struct ReplacedClass {
  Found target;
  Found replacement;
  std::size_t operation = 0;
};

/// A function that has another signature from now on, for naming what still counts on the old one.
struct ChangedFunction {
  std::string name;  ///< unqualified
  /// The old definition and declarations.
  std::vector<Found> old;
  Found at;  ///< the one of them that the replacement took the place of
  std::optional<Found> in_class;
  Found replacement;
  /// Names in the replacement's head, and what they become in the output.
  std::vector<std::pair<std::string, std::string>> renames;
  std::size_t operation = 0;
};

/// What the operations of one spec share while they plan. Each operation adds to `plan` and to the
/// collections that are put together when all have run; none sees what another one planned.
struct PlanState {
  const PlanInput& input;
  const DeclarationIndex upstream;
  const DeclarationIndex patches;
  const MacroCalls macro_calls;  ///< of upstream
  EditPlan& plan;
  Diagnostics& diagnostics;

  std::vector<PatchedMember> patched_members;
  std::vector<IncludedHelper> helpers;
  std::vector<Exclusion> excluded;
  std::vector<Claim> claims;
  std::vector<InitChange> init_changes;
  std::vector<Brought> brought;
  std::vector<ReplacedClass> replaced_classes;
  std::vector<ChangedFunction> changed_functions;
  /// Code that stands in the spec itself, outlined; a deque because pointers into it are kept.
  std::deque<OutlinedFile> spec_code;
};

/// One operation and the state it plans in.
struct OperationContext {
  PlanState& state;
  const Operation& operation;
  std::size_t index;

  /// Reports an error at `where` in the spec.
  void error(ByteRange where, std::string message, std::vector<std::string> hints = {}) const;
  /// Says something at `where` in the spec that does not stop the run.
  void say(Severity severity, ByteRange where, std::string message,
           std::vector<std::string> hints = {}) const;
  /// Says something at `range` of the file of `at` that does not stop the run.
  void remark(Severity severity, const Found& at, ByteRange range, std::string message,
              std::vector<std::string> hints = {}) const;
  /// The spec file that the operation stands in.
  [[nodiscard]] const SourceText& spec_text() const {
    return text_of(*state.input.spec, operation);
  }
  /// What a marker says of code that stands in the spec file itself.
  [[nodiscard]] std::string code_origin() const;
  /// An edit of this operation; add it with `add`.
  [[nodiscard]] Edit edit(const Found& at, ByteRange range, EditLayout layout) const;
  void add(Edit edit) const { state.plan.edits.push_back(std::move(edit)); }
  /// Says that the target spelled at `where` in the spec is made of `declarations`.
  void claim(std::vector<Found> declarations, ByteRange where) const {
    state.claims.push_back({std::move(declarations), index, where, "", false});
  }
  /// Says that the target is extended where it stands.
  void claim_extension(std::vector<Found> declarations, ByteRange where) const {
    state.claims.push_back({std::move(declarations), index, where, "", true});
  }
  /// Says that the target spelled at `where` is a member that `class_` lacks.
  void claim_addition(const Found& class_, std::string member, ByteRange where) const {
    state.claims.push_back({{class_}, index, where, std::move(member), false});
  }
  /// Says that `found` of a patch file is put into the output under `name`.
  void bring(const Found& found, std::string name, std::string class_name = "") const {
    bring_part(found, found.declaration->range, std::move(name), std::move(class_name));
  }
  /// Says so of `range`, a part of `found`.
  void bring_part(const Found& found, ByteRange range, std::string name,
                  std::string class_name) const {
    state.brought.push_back({found, std::move(name), std::move(class_name), index, range});
  }
  /// Notes what was done to `range` of the file of `at`.
  void did(Effect::Action action, std::string subject, const Found& at, ByteRange range,
           std::string origin = "") const;
};

/// Reports an error, or something of another `severity`, at `where` in the spec file that
/// `operation` stands in. For an inherited operation it says how to leave it out.
void report_operation(const PlanState& state, std::size_t operation, ByteRange where,
                      std::string message, std::vector<std::string> hints,
                      Severity severity = Severity::Error);

/// `line 12 of the spec`, or `line 12 of base.patchspec.json` for what was inherited.
std::string place_in_spec(const PatchSpec& spec, const Operation& operation);

/// The lines `Reason: …` and `Source: …` of a marker; an empty fact gives no line.
std::vector<std::string> marker_notes(const std::string& reason, const std::string& origin);

}  // namespace patchgen
