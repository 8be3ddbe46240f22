#pragma once

#include <functional>
#include <string>
#include <vector>

#include <patchgen/diagnostic.h>
#include <patchgen/edit.h>
#include <patchgen/patch_spec.h>
#include <patchgen/plan.h>

namespace patchgen {

/// The edits of each source of `spec`, sorted: `planned`, and what follows from the outputs' names
/// and from the spec's other keys: include paths, include guards, namespaces. A spec that asks for
/// nothing changes nothing. `exists` says whether a path is a file below the root of a source.
std::vector<std::vector<Edit>> edits_by_source(
    const PatchSpec& spec, const std::vector<OutlinedFile>& sources, std::vector<Edit> planned,
    const std::function<bool(std::size_t source, const std::string& path)>& exists,
    Diagnostics& diagnostics);

}  // namespace patchgen
