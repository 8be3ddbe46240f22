#include <algorithm>
#include <array>
#include <utility>

#include <patchgen/plan.h>

#include "patch/abstract_classes.h"
#include "patch/claims.h"
#include "patch/class_contract.h"
#include "patch/collected_edits.h"
#include "patch/directive_balance.h"
#include "patch/edit_order.h"
#include "patch/header_inline.h"
#include "patch/helper_places.h"
#include "patch/init_edits.h"
#include "patch/left_specializations.h"
#include "patch/member_needs.h"
#include "patch/name_map_check.h"
#include "patch/namespace_calls.h"
#include "patch/needs.h"
#include "patch/old_callers.h"
#include "patch/operation_context.h"
#include "patch/operations.h"
#include "patch/plan_operations.h"
#include "patch/remaining_uses.h"
#include "patch/template_uses.h"

namespace patchgen {
namespace {

struct Planner {
  OperationKind kind;
  void (*plan)(const OperationContext&);
};

constexpr std::array kPlanners = {
    Planner{OperationKind::ReplaceClass, plan_replace_class},
    Planner{OperationKind::ReplaceFunction, plan_replace_function},
    Planner{OperationKind::OverrideMethod, plan_override_method},
    Planner{OperationKind::ModifyInit, plan_modify_init},
    Planner{OperationKind::ExcludeFromOutput, plan_exclude_from_output},
    Planner{OperationKind::AddInclude, plan_add_include},
    Planner{OperationKind::DropInclude, plan_drop_include},
    Planner{OperationKind::AddUsing, plan_add_using},
    Planner{OperationKind::DropUsing, plan_drop_using},
    Planner{OperationKind::AddPostIncludeBlock, plan_add_post_include_block},
    Planner{OperationKind::AddHelper, plan_add_helper},
};

std::vector<const OutlinedFile*> pointers(const std::vector<OutlinedFile>& files) {
  std::vector<const OutlinedFile*> result;
  for (const OutlinedFile& file : files) result.push_back(&file);
  return result;
}

std::vector<const OutlinedFile*> pointers(const std::vector<PatchFile>& files) {
  std::vector<const OutlinedFile*> result;
  for (const PatchFile& file : files) result.push_back(&file.file);
  return result;
}

}  // namespace

PlanState plan_operations(const PlanInput& input, EditPlan& plan, Diagnostics& diagnostics) {
  PlanState state{.input = input,
                  .upstream = DeclarationIndex(pointers(input.sources)),
                  .patches = DeclarationIndex(pointers(input.patch_files)),
                  .macro_calls = MacroCalls(state.upstream, input.declaring_macros),
                  .plan = plan,
                  .diagnostics = diagnostics,
                  .patched_members = {},
                  .helpers = {},
                  .excluded = {},
                  .claims = {},
                  .init_changes = {},
                  .brought = {},
                  .replaced_classes = {},
                  .changed_functions = {},
                  .spec_code = {}};
  const std::vector<Operation>& operations = input.spec->operations;
  for (std::size_t i = 0; i < operations.size(); ++i) {
    const auto planner = std::find_if(kPlanners.begin(), kPlanners.end(), [&](const Planner& p) {
      return p.kind == operations[i].kind;
    });
    const OperationContext context{state, operations[i], i};
    check_name_map(context);
    planner->plan(context);
  }
  return state;
}

EditPlan plan_edits(const PlanInput& input, Diagnostics& diagnostics) {
  EditPlan plan;
  PlanState state = plan_operations(input, plan, diagnostics);
  // Edits that collide because their targets do would only repeat the better message.
  const bool claims_fine = check_claims(state);
  check_specializations(state);
  collect_init_changes(state);
  drop_orphans(state);
  collect_class_markers(state);
  place_helpers(state);
  collect_helpers_section(state);
  // Needs of code that has no place yet would only repeat what is wrong with it.
  if (!diagnostics.has_errors()) {
    for (const ReplacedClass& each : state.replaced_classes) {
      const Operation& operation = input.spec->operations[each.operation];
      const OperationContext context{state, operation, each.operation};
      check_lost_members(context, each.target, each.replacement);
      check_template_uses(context, each.target, each.replacement);
    }
    check_member_needs(state);
    settle_needs(state);
  }
  name_orphans(state);
  make_header_helpers_inline(state);
  if (claims_fine) order_edits(input, plan.edits, diagnostics);
  if (!diagnostics.has_errors()) check_directive_balance(state);
  if (!diagnostics.has_errors()) check_remaining_uses(state);
  if (!diagnostics.has_errors()) warn_of_namespace_calls(state);
  if (!diagnostics.has_errors()) name_abstract_classes(state);
  if (!diagnostics.has_errors()) name_old_callers(state);
  return plan;
}

}  // namespace patchgen
