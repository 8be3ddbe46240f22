#pragma once

#include <string_view>
#include <vector>

#include <patchgen/plan.h>

#include "emit/name_path.h"
#include "emit/namespace_world.h"

namespace patchgen {

/// A qualified name as a file spells it: `a::b::c`, or `::a::b`; its template arguments, and what
/// follows them, are not in it.
struct QualifiedName {
  struct Word {
    std::string_view text;
    ByteRange range;
  };
  std::vector<Word> words;
  bool rooted = false;   ///< begins with `::`
  bool goes_on = false;  ///< a `::` follows the last word: `a::~X`
  /// The whole of it is a namespace: in a using-directive or a namespace alias.
  bool names_namespace = false;
  bool in_macro = false;      ///< in a `#define`: what encloses it is not known
  bool follows_word = false;  ///< a `::` in front would be taken for a part of the word before
  NamePath scope;             ///< the namespaces and classes around it
};

/// The qualified names of `file` in order. `base` is what encloses the file's own text. Names of
/// namespaces where they are defined, include directives and comments are left out; members
/// (`x.a::f`) too.
std::vector<QualifiedName> qualified_names(const OutlinedFile& file, const NamePath& base,
                                           const NamespaceWorld& world);

/// The namespaces and classes around `offset`.
NamePath scope_at(const OutlinedFile& file, std::size_t offset, const NamespaceWorld& world);

}  // namespace patchgen
