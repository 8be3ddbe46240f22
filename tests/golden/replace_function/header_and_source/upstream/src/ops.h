#pragma once

namespace ops {
/// Softmax of x.
int softmax(int x, int axis = -1);
int other(int x);
}  // namespace ops
