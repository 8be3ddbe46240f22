template <typename T>
struct Traits {
  static int size() { return sizeof(T); }
};

/// Of floats.
template <>
struct Traits<float> {
  static int size() { return 4; }
};

int floats() { return Traits<float>::size() + Traits<int>::size(); }
