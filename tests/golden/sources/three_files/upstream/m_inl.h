#ifdef M_H
namespace n {
template <class T>
T half(T x) {
  return x / 2;
}
inline int Norm::forward(int x) const { return half(x); }
inline int Trainer::train(Model& model) { return model.stop(); }
}  // namespace n
#endif
