#pragma once

#include <string>
#include <vector>

#include "patch/declaration_index.h"

namespace patchgen {

/// The last component of each base class of `class_`, in order: `Base` of `public n::Base<T>`.
std::vector<std::string> base_names(const Found& class_);

}  // namespace patchgen
