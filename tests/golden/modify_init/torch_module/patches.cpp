void register_gate(int dim) {
  // --- Patch.1 ---
  gate_ = register_module("gate", Linear(dim, dim));
  // --- Patch.1 ---
}
