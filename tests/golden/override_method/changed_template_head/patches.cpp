struct A {
  template <class T, class U = T>
  T get(U fallback) {
    return T(fallback);
  }
};

template <class T, int N = 2>
T make(T from) {
  return from + N;
}
