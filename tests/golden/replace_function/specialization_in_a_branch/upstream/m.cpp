template <typename T>
T zero();

template <>
inline int zero() {
  return 0;
}

#ifdef USE_LONG
template <>
inline long zero() {
  return 0;
}
#endif

template <typename T>
T scale(T x) {
  return x;
}

template <>
float scale<float>(float x) {
  return x * 1.5f;
}
