#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <patchgen/edit.h>
#include <patchgen/plan.h>

namespace patchgen {

/// The macro of the `#ifndef M` / `#define M` / `#endif` that spans all of `file`; empty when there
/// is none.
std::string include_guard(const OutlinedFile& file);

/// A guard for the file that is written to `output`: `SUB_PATCHED_M_H` for `sub/patched_m.h`; with
/// `_` at the end when `old_guard` has it.
std::string guard_for(std::string_view output, std::string_view old_guard);

/// Renames the macro `from` in the directives of `file`, source number `source`, and in the
/// comments behind them.
std::vector<Edit> rename_guard(const OutlinedFile& file, std::size_t source, std::string_view from,
                               std::string_view to);

}  // namespace patchgen
