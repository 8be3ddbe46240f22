#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <patchgen/edit.h>

#include "patch/declaration_index.h"

namespace patchgen {

/// One initialiser: `rank_(config.rank)`.
struct Initializer {
  std::string name;  ///< the member, or the last component of the base class
  std::string text;
  ByteRange where;  ///< in the spec
};

/// Statements that go into constructors.
struct InitCode {
  CodeBlock code;
  std::string origin;  ///< `Extras::Extras in p.cpp`
  /// Parameters of the patch file's function that the code uses: the constructor must have them.
  std::vector<std::string> needed_parameters;
  ByteRange where;  ///< in the spec
};

/// A member that the class gets.
struct AddedMember {
  std::vector<std::string>
      names;               ///< what can be initialised: none for a method or a static member
  std::string shown;       ///< what a marker calls it
  std::size_t offset = 0;  ///< where in the class it goes
};

/// What one modify_init asks for. They are put into the constructors together when all operations
/// have planned, since several may extend one constructor.
struct InitChange {
  std::optional<Found> class_;  ///< absent when no source defines it
  std::vector<Found> constructors;
  std::vector<AddedMember> members;
  std::vector<Initializer> initializers;
  std::vector<InitCode> before;
  std::vector<InitCode> after;
  std::size_t operation = 0;
  std::string origin;  ///< of the code, for markers
};

}  // namespace patchgen
