#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace patchgen {

/// What is wrong with a piece of C++ that a spec spells out; no `problem`: nothing.
struct FormProblem {
  std::string problem;
  std::vector<std::string> hints;
};

/// Checks `<torch/torch.h>` or `"llama.h"`: an include without `#include`, with its delimiters.
FormProblem check_include_form(std::string_view text);

/// True for `a::b`: identifiers and nothing else, no `::` in front.
bool is_namespace_name(std::string_view text);

/// Checks `torch::Tensor`, `using torch::Tensor;`, `namespace F = torch::nn::functional`,
/// `using namespace x;` or `using T = int;`: one declaration, its `;` optional.
FormProblem check_using_form(std::string_view text);

}  // namespace patchgen
