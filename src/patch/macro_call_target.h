#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "patch/declaration_index.h"

namespace patchgen {

/// The macro calls at namespace scope that `target` spells: the macro's name, with the namespaces
/// around the call or some of them, and the arguments where it says them: `REGISTER(A, a::b)`.
std::vector<Found> macro_calls_spelled(const DeclarationIndex& index, std::string_view target);

/// `call` as a target spells it: `REGISTER(A, a::b)`.
std::string spelled_call(const Found& call);

}  // namespace patchgen
