namespace math {

// Keeps x in bounds.
template <class T>
T clamp(T x) {
  return x < T(0) ? T(0) : x;
}

// Integers have no sign here.
template <>
int clamp<int>(int x) {
  return x;
}

template <>
long clamp(long x) {
  return x;
}

template float clamp<float>(float);
template double clamp(double);

struct Table {
  template <class T>
  T get(T x) {
    return x;
  }
  int rows = 0;
};

template <>
int Table::get<int>(int x) {
  return x + 1;
}

template float Table::get<float>(float);

// Two templates: the specialisations of the one that stays, stay.
template <class T>
T scale(T x) {
  return x;
}
template <class T>
T scale(T x, int by) {
  return x * by;
}
template <>
int scale<int>(int x, int by) {
  return x * by;
}

}  // namespace math

int rows() { return math::Table().rows + math::scale(1, 2); }
