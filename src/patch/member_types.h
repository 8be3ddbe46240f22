#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "patch/declaration_index.h"

namespace patchgen {

/// A type that code in a class finds without qualifier, and code outside does not.
struct MemberType {
  std::string name;
  std::size_t level = 0;  ///< 0: of the class or a base of it; 1: of the class around it; …
};

/// The types that `class_`, its bases as far as `index` has them, and the classes around it
/// declare; the nearest first.
std::vector<MemberType> member_types(const DeclarationIndex& index, const Found& class_);

/// The parts of `a::X<T>::`: `a`, `X<T>`.
std::vector<std::string> qualifier_parts(const Found& member);

}  // namespace patchgen
