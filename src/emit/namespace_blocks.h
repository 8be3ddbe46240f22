#pragma once

#include <string>
#include <vector>

#include <patchgen/plan.h>

#include "emit/namespace_uses.h"
#include "emit/namespace_world.h"

namespace patchgen {

/// A `namespace a {` or `extern "C" {` that is open around some code.
struct OpenBlock {
  std::string head;  ///< as it is spelled, `{` included
  NamePath path;     ///< of the namespace, seen from the global one
};

/// What has to change where `file` defines, reopens and closes namespaces, so that they are called
/// what `moves` say. `around` are the blocks that enclose all of the file, outermost first. A
/// namespace that moves out of an enclosing one closes that before and opens it again behind.
std::vector<TextChange> change_blocks(const OutlinedFile& file,
                                      const std::vector<OpenBlock>& around,
                                      const std::vector<NamespaceMove>& moves);

/// The blocks around `offset` in `file`, outermost first.
std::vector<OpenBlock> blocks_at(const OutlinedFile& file, std::size_t offset);

}  // namespace patchgen
