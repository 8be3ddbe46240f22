#pragma once

#include "patch/operation_context.h"

namespace patchgen {

// One function an operation, each in the file of its name: plans the edits of `context.operation`,
// or reports why not.
void plan_replace_class(const OperationContext& context);
void plan_replace_function(const OperationContext& context);
void plan_override_method(const OperationContext& context);
void plan_modify_init(const OperationContext& context);
void plan_exclude_from_output(const OperationContext& context);
void plan_add_include(const OperationContext& context);
void plan_drop_include(const OperationContext& context);
void plan_add_using(const OperationContext& context);
void plan_drop_using(const OperationContext& context);
void plan_add_post_include_block(const OperationContext& context);
void plan_add_helper(const OperationContext& context);

}  // namespace patchgen
