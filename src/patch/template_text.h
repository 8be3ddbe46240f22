#pragma once

#include <optional>
#include <string>
#include <vector>

#include "patch/declaration_index.h"

namespace patchgen {

/// A template head and the arguments that pass its parameters on.
struct TemplateText {
  std::string head;       ///< `template <class T, int N>\n`; empty for no template
  std::string arguments;  ///< `<T, N>`
};

/// The name of each template parameter of `head`, `T...` for a pack; an unnamed one gives "".
std::vector<std::string> template_parameter_names(const OutlinedFile& file, ByteRange head);

/// The template head `head` without its default arguments.
std::string head_without_defaults(const OutlinedFile& file, ByteRange head);

/// The head that an alias for the class template of `found` needs: default arguments kept, a
/// requires-clause too. Nothing when a parameter has no name that could be passed on.
std::optional<TemplateText> alias_template(const Found& found);

}  // namespace patchgen
