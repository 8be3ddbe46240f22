#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "patch/declaration_index.h"
#include "patch/slice_rewriter.h"

namespace patchgen {

/// The namespaces of `replacement`, outermost first, when the place of `target` is in others: what
/// code writes before the class's own name there means nothing in the output.
std::vector<std::string> foreign_namespaces(const DeclarationIndex& patches,
                                            const Found& replacement,
                                            const DeclarationIndex& upstream, const Found& target);

/// Takes `gpu::` out of `gpu::X` in `range` of `file`, for the class `name` that stands in
/// `namespaces`; `except` is left alone.
void drop_own_namespace(SliceRewriter& rewriter, const OutlinedFile& file, ByteRange range,
                        std::string_view name, const std::vector<std::string>& namespaces,
                        ByteRange except = {});

}  // namespace patchgen
