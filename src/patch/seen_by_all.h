#pragma once

#include "patch/declaration_index.h"

namespace patchgen {

/// Whether `part`, which belongs to a class and stands outside of it, has to be seen wherever the
/// class is: nested classes, templates, what is `inline` or `constexpr`, declarations.
bool is_seen_by_all(const DeclarationIndex& index, const Found& part);

/// `template <> int X::f<int>(int)` without its body or value, for a specialisation that is defined
/// where not all can see it; empty for anything else.
ByteRange specialization_head(const Found& part);

}  // namespace patchgen
