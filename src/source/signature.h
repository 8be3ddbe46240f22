#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace patchgen {

/// The canonical signature of a parameter list, given as spelled tokens. `parameters` includes the
/// parentheses, `suffix` is what stands behind them; of that, cv- and ref-qualifiers count.
std::string signature_of(const std::vector<std::string_view>& parameters,
                         const std::vector<std::string_view>& suffix);

}  // namespace patchgen
