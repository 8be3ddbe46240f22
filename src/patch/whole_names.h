#pragma once

#include <vector>

#include <patchgen/plan.h>

namespace patchgen {

/// Gives out-of-line definitions the names of what they define where their own are others because
/// an inline namespace, a using-directive, an alias or a using-declaration is passed through:
/// `int Engine::run()` in `api` is `api::v2::Engine::run` when `api` has an inline namespace v2
/// that declares it; with `namespace y = a::b;`, `y::X::f` is `a::b::X::f`. What the files declare
/// under the written name stays. Outlines that change are copied first.
void settle_whole_names(const std::vector<OutlinedFile*>& files);

}  // namespace patchgen
