#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <patchgen/edit.h>

#include "patch/declaration_index.h"
#include "patch/member_types.h"
#include "patch/name_map.h"

namespace patchgen {

/// Where a function's code is going to stand.
enum class FunctionPlace : std::uint8_t {
  InClass,    ///< a member, in the body of its class
  OutOfLine,  ///< a member, `X::f` outside of its class
  Free,       ///< a function at namespace scope
};

/// What to make of a replacement function.
struct FunctionSplice {
  Found replacement;
  FunctionPlace place = FunctionPlace::InClass;
  /// The upstream declaration whose place is taken: its specifiers, template head, virt-specifiers
  /// and default arguments stay. Absent for a method that the class lacks.
  std::optional<Found> upstream;
  /// OutOfLine: the declaration in the class. A replacement that spells the return type as the
  /// class does gets it as the definition outside of the class has to spell it.
  std::optional<Found> in_class;
  /// Of a replacement that the patch file declares and defines apart: the declaration, which alone
  /// has specifiers and default arguments, and the template parameters around it. Not OutOfLine.
  std::optional<Found> own_declaration;
  std::vector<std::string> declaration_parameters;
  /// OutOfLine: types that a return type in the class names without qualifier.
  std::vector<MemberType> member_types;
  std::string name;        ///< unqualified name that the result has
  std::string class_name;  ///< unqualified name of the target's class; empty for free functions
  /// Template parameters of the classes around the replacement, and of those around its new place.
  std::vector<std::string> own_parameters;
  std::vector<std::string> class_parameters;
  /// The replacement's namespaces, where the target stands in others.
  std::vector<std::string> foreign_namespaces;
  /// The replacement's template head stands for that of the class: `own_parameters` are its.
  bool drops_head = false;
  /// Default arguments are written here; else they stand on another declaration of the function.
  bool carries_defaults = true;
  bool overrides_nothing = false;  ///< the target's class has no bases
  bool head_only = false;  ///< a declaration `…;` instead of the definition with its comments
  NameMap names;
};

/// The code that takes the place of `splice.upstream`.
CodeBlock splice_function(const FunctionSplice& splice);

/// True when comment lines stand directly above `declaration`.
bool has_own_comment(const Declaration& declaration);

/// What of `old` goes when `replacement` takes its place: without its comments, which stay where
/// the replacement has none in their place: one above brings a comment for all of it.
ByteRange replaced_range(const Declaration& old, const Declaration& replacement,
                         bool has_comment_elsewhere = false);

}  // namespace patchgen
