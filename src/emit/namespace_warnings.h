#pragma once

#include <vector>

#include <patchgen/diagnostic.h>
#include <patchgen/edit.h>
#include <patchgen/plan.h>

#include "emit/namespace_uses.h"
#include "emit/namespace_world.h"

namespace patchgen {

/// Warns of each `#define` in `file` that names the last component of a namespace that is renamed
/// and is not among `changes`: what a macro opens or names is not seen.
void warn_of_macros(const OutlinedFile& file, const std::vector<NamespaceMove>& moves,
                    const std::vector<TextChange>& changes, Diagnostics& diagnostics);

/// Warns of each call of a macro that no source defines where an argument is one word, the name of
/// a namespace that is renamed, and is not among `changes`: it may be that, or a word of its own.
void warn_of_macro_arguments(const OutlinedFile& file, const std::vector<NamespaceMove>& moves,
                             const std::vector<TextChange>& changes, const std::vector<Edit>& edits,
                             const NamespaceWorld& world, Diagnostics& diagnostics);

/// Warns of each `extern "C"` definition in a renamed namespace that stays in the output: the
/// linker knows no namespaces there.
void warn_of_c_names(const OutlinedFile& file, const std::vector<NamespaceMove>& moves,
                     const std::vector<Edit>& edits, Diagnostics& diagnostics);

/// Warns of each class of a renamed namespace of which `file` defines members and no source
/// declares the class: its header goes on declaring it in the old one.
void warn_of_absent_classes(const OutlinedFile& file, const std::vector<NamespaceMove>& moves,
                            const std::vector<Edit>& edits, const NamespaceWorld& world,
                            Diagnostics& diagnostics);

}  // namespace patchgen
