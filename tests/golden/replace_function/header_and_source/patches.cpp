namespace ops {
int fused_softmax(int x, int axis, bool causal = false) {
  return causal ? x : util(x) + axis;
}
}  // namespace ops
