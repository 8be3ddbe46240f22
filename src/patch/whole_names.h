#pragma once

#include <vector>

#include <patchgen/plan.h>

namespace patchgen {

/// Gives out-of-line definitions the names of what they define where their own are shorter because
/// an inline namespace or a using-directive is passed through: `int Engine::run()` in `api` is
/// `api::v2::Engine::run` when `api` has an inline namespace v2 that declares it. What the files
/// declare under the short name stays. Outlines that change are copied first.
void settle_whole_names(std::vector<OutlinedFile>& files);

}  // namespace patchgen
