#pragma once

#include <optional>

#include "patch/operation_context.h"
#include "patch/replacement.h"
#include "patch/targets.h"

namespace patchgen {

/// The function whose definition is to stand in `home`, a header, from now on.
struct HeaderHome {
  std::optional<Found> home;
  bool fine = true;  ///< false when there was an error
};

/// Where the replacement of the free function `target` has to stand: upstream declares it in a
/// header and defines it, at `at`, in a source, and it is a template, constexpr or inline now,
/// which each user has to see. No home: it stays where it is. Reports an error where it cannot
/// move.
HeaderHome header_home(const OperationContext& context, const FunctionTarget& target,
                       const Found& at, const Found& replacement);

/// False when the code of `replacement` names something that upstream declares in the source of
/// `at` alone, out of sight of the header of `home`; reports the error.
bool is_known_in_header(const OperationContext& context, const Found& home, const Found& at,
                        const Found& replacement);

/// `constexpr` or `consteval`, which all declarations of a function have to say.
bool says_constant(const Found& function);

/// Whether it is a template without a head: `int f(auto x)`.
bool is_abbreviated_template(const Found& function);

}  // namespace patchgen
