#include "mlp.cpp"

Tensor models::Mlp::forward(Tensor x, int scale) const {
  // --- Patch.1 ---
  const int doubled = x.v + x.v;
  return Tensor{doubled * scale / 2};
  // --- Patch.1 ---
}
