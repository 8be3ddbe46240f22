#pragma once

#include <optional>
#include <string>

namespace patchgen {

/// What a formatter's answer `after` to the file `before` has lost or brought in besides layout, in
/// words for a message: "line 12: 'sum' is gone". Nothing when it only laid the file out, to which
/// belong, where a style asks for it, braces, parentheses, commas and semicolons that do not matter
/// and words in another order.
std::optional<std::string> beyond_layout(const std::string& before, const std::string& after);

}  // namespace patchgen
