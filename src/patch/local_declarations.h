#pragma once

#include <cstddef>
#include <vector>

#include "patch/use_index.h"

namespace patchgen {

/// Whether the token at `index` declares a name of its own (see LocalNames::declares).
bool declares_local(const IndexedTokens& near, std::size_t index, ByteRange parameters);

/// The places in `around`, a function or another declaration, at which the name of the token at
/// `index` is declared so that it means that there.
std::vector<std::size_t> local_declarations(const IndexedTokens& near, const Declaration& around,
                                            std::size_t index);

}  // namespace patchgen
