#include "m.h"

namespace models {

// Builds the block.
Block::Block(int dim, int heads)
    : dim_(dim),
      heads_(heads)
{
    if (dim_ < heads_) {
        dim_ = heads_;
    }
}

Block::Block(int dim) : Block(dim, 1) {}

int Block::run(int x) { return x * dim_; }

}  // namespace models
