#pragma once

#include <string>
#include <vector>

#include "patch/declaration_index.h"

namespace patchgen {

/// The names that stand for the values of the enum, in order; none for an `enum class`.
std::vector<std::string> unscoped_enumerators(const OutlinedFile& file, const Declaration& enum_);

/// A name that can be used through a class.
struct MemberName {
  enum class Kind { Other, Method, Enumerator };

  std::string name;
  Found declaration;
  Access access = Access::None;
  Kind kind = Kind::Other;
};

/// The methods, data members, types and enumerators of `class_`, those of anonymous unions
/// included; without constructors and destructors, and without what it inherits.
std::vector<MemberName> member_names(const Found& class_);

}  // namespace patchgen
