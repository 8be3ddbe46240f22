#pragma once

#include <string_view>
#include <vector>

#include "patch/declaration_index.h"

namespace patchgen {

/// A name that code uses without `.` or `->` in front of it.
struct NameUse {
  std::string_view name;
  std::string_view scope;  ///< the word in front of `::`; empty: not qualified
  bool global = false;     ///< `::name`
  bool called = false;     ///< `(` or `<` follows
  ByteRange range;
};

/// The names that the code in `range` of `file` uses and does not declare itself: no variables and
/// parameters of the function they stand in, no template parameters, no members of another object,
/// nothing in comments, literals and includes.
std::vector<NameUse> name_uses(const OutlinedFile& file, ByteRange range);

}  // namespace patchgen
