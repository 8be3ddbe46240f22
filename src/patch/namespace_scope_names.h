#pragma once

#include <string>
#include <vector>

namespace patchgen {

/// The names that `code` declares outside of classes, in order; of namespaces what is in them.
std::vector<std::string> namespace_scope_names(const std::string& code);

}  // namespace patchgen
