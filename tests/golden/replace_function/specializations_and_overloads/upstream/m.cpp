template <class T>
T zero() {
  return T();
}

template <>
int zero<int>() {
  return 0;
}

int pick(int x) { return x; }
int pick(double x) { return static_cast<int>(x); }
