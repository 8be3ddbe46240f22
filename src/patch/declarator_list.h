#pragma once

#include <cstddef>
#include <vector>

#include "patch/code_words.h"

namespace patchgen {

/// The names that the statement beginning at `index` declares: of `int a, *b = 0, c[2];`. None when
/// it is no declaration of variables, or declares a function.
std::vector<std::size_t> declared_in_statement(const CodeWords& words, std::size_t index);

/// `b` of `int a = 1, b = 2;`: the name at `index` is declared by a statement that declares others
/// before it.
bool is_further_declarator(const CodeWords& words, std::size_t index);

}  // namespace patchgen
