#pragma once

#include <optional>
#include <string>

#include "patch/operation_context.h"

namespace patchgen {

/// What a replacement has to be.
enum class ReplacementKind : std::uint8_t { Class, Function, Member, Any };

/// The code that an operation puts somewhere: a declaration of a patch file or of "code".
struct Replacement {
  Found found;
  bool from_code = false;
  std::string origin;  ///< `FusedRMSNorm in llama_gpu_patches.cpp`; for messages and markers
};

/// Finds the replacement that `context.operation` names with "replacement" or gives with "code";
/// with neither, the declaration in the patch files that is called `own_name` (the target's
/// qualified name), or by its last two or one components. Where several overloads have that name,
/// the one with `signature` is meant, of several with that the one whose template head and
/// parameter types are spelled as `target`'s are. Reports an error and returns nothing when there
/// is none. `own_class` is the unqualified class name that members in "code" belong to. Of
/// declarations that stand in several branches of an `#if`, the one in the branch of `target` is
/// meant.
std::optional<Replacement> find_replacement(const OperationContext& context, ReplacementKind kind,
                                            const std::string& own_name,
                                            const std::string& signature,
                                            const std::string& own_class = "",
                                            const Found* target = nullptr);

/// The definition of `kind` in the patch files that `name` spells; reports an error when there is
/// none or more than one.
std::optional<Replacement> find_patch_definition(const OperationContext& context,
                                                 ReplacementKind kind,
                                                 const Spelled<std::string>& name);

/// The declaration of a patch file that `name` spells, whatever it is; reports an error when there
/// is none or more than one.
std::optional<Replacement> find_patch_declaration(const OperationContext& context,
                                                  const Spelled<std::string>& name);

}  // namespace patchgen
