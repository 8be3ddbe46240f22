#pragma once

#include <optional>
#include <string>

#include "patch/declaration_index.h"

namespace patchgen {

/// A template head and the arguments that pass its parameters on.
struct TemplateText {
  std::string head;       ///< `template <class T, int N>\n`; empty for no template
  std::string arguments;  ///< `<T, N>`
};

/// The head that an alias for the class template of `found` needs: default arguments kept, a
/// requires-clause too. Nothing when a parameter has no name that could be passed on.
std::optional<TemplateText> alias_template(const Found& found);

}  // namespace patchgen
