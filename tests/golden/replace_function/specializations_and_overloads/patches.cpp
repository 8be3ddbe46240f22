template <class T>
T zero();

template <>
int zero<int>() {
  int nothing = 0;
  return nothing;
}

int pick(double x) { return x > 0 ? 1 : 0; }
