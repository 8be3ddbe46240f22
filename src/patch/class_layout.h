#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "patch/declaration_index.h"

namespace patchgen {

/// The names that a data member declares: `a` and `b` of `int a = 0, *b;`.
std::vector<std::string> declared_names(const OutlinedFile& file, const Declaration& field);

/// True for a static data member.
bool is_static_member(const OutlinedFile& file, const Declaration& field);

/// Something of a class that a constructor can initialise.
struct ClassPart {
  std::string name;
  bool is_base = false;
  std::size_t offset = 0;  ///< where it is declared: bases in front of all members
};

/// The bases and the data members of a class, in the order in which they are initialised.
struct ClassLayout {
  std::vector<ClassPart> parts;
  std::vector<std::string> aliases;  ///< type aliases in the class, which may stand for a base
  /// The class holds macros or code that could not be read: members may be missing.
  bool incomplete = false;

  [[nodiscard]] const ClassPart* find(std::string_view name) const;
};

ClassLayout read_class_layout(const Found& class_);

/// The last data member that stands under the conditions of its class, static ones included.
const Declaration* last_data_member(const Found& class_);

}  // namespace patchgen
