#include "ops.h"
#include "detail/util.h"

namespace ops {

int softmax(int x, int axis) { return util(x) + axis; }

int other(int x) { return softmax(x); }

}  // namespace ops
