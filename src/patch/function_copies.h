#pragma once

#include <vector>

#include "patch/declaration_index.h"

namespace patchgen {

/// One function as it stands in one branch of an `#if`; most functions have a single copy.
struct FunctionCopy {
  Found main;                 ///< the definition, else the first declaration
  std::vector<Found> own;     ///< further declarations of this copy alone
  std::vector<Found> shared;  ///< declarations of several copies: `void f();` of a class, where `f`
                              ///< is defined once per branch
};

/// Functions by name and signature. A lone declaration and a lone definition of one name belong
/// together even when their parameter types are spelled differently.
std::vector<std::vector<Found>> group_functions(const std::vector<Found>& found);

/// The copies of one function, of which `group` are all declarations. Two that may be compiled
/// together are copies too: the file defines something twice.
std::vector<FunctionCopy> copies_of(const std::vector<Found>& group);

/// The copies of all functions among `found`.
std::vector<FunctionCopy> function_copies(const std::vector<Found>& found);

std::vector<Found> mains_of(const std::vector<FunctionCopy>& copies);

}  // namespace patchgen
