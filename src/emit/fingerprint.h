#pragma once

#include <string>

#include "source/canonical_words.h"

namespace patchgen {

/// The fingerprint of a generated file whose layout has been taken off already.
std::string fingerprint(const CanonicalText& generated);

}  // namespace patchgen
