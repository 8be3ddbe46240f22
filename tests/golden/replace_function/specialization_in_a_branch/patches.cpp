template <typename T>
T zero();

#ifdef USE_LONG
template <>
inline long zero() {
  return 1;
}
#endif

inline int zero_int() {
  return 2;
}

template <typename U>
U fused_scale(U x) {
  return x + 1;
}
