#pragma once

#include <string>
#include <string_view>

namespace patchgen {

/// A using-declaration, using-directive or alias as the spec may spell it (`torch::Tensor`,
/// `using torch::Tensor;`, `namespace F = torch::nn::functional`), as the line of code it stands
/// for.
std::string using_line(std::string_view spelled);

}  // namespace patchgen
