template <class V>
V fused(const V* x) {
  return x[0];
}
template <class A, class B>
A both(A x) {
  return x + B(1);
}
