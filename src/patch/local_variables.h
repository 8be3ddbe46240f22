#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "patch/use_index.h"

namespace patchgen {

/// `auto loss = …`, `Tensor& loss`, `[loss = …]`, `using Loss = …`: the token at `index` declares a
/// variable, parameter, template parameter or type of its own. `parameters` is the parameter list
/// of the function around it; of lambdas it is found out.
bool declares_local(const IndexedTokens& near, std::size_t index, ByteRange parameters);

/// `Drop` of `enum class Kind { Keep, Drop = 2 };`: the token at `index` declares an enumerator.
bool declares_enumerator(const IndexedTokens& near, std::size_t index);

/// The places before `index` in `function` at which the name of the token at `index` is declared,
/// as far as these declarations reach to `index`. A declaration in parentheses (of a `for`, of a
/// lambda) is taken to reach to the end of the block around.
std::vector<std::size_t> local_declarations(const IndexedTokens& near, const Declaration& function,
                                            std::size_t index);

/// The words of the qualifier before `index`, without template arguments: {"a", "X"} of
/// `a::X<T>::f`; a leading "" for `::X`.
std::vector<std::string_view> qualifier_before(const IndexedTokens& near, std::size_t index);

/// First token of the type that the variable at `index` is declared with.
std::size_t type_begin(const IndexedTokens& near, std::size_t index);

}  // namespace patchgen
