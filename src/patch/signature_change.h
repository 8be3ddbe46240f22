#pragma once

#include "patch/declaration_index.h"
#include "patch/free_templates.h"

namespace patchgen {

/// True when putting `replacement` in the place of `upstream` changes what callers see: parameter
/// types, return type, or (unless the replacement is a free function) cv- and ref-qualifiers.
/// `free_template` says how a free function template becomes the method that `upstream` is.
bool changes_signature(const Found& replacement, const Found& upstream,
                       const FreeTemplate& free_template = {});

}  // namespace patchgen
