template <typename T>
struct Traits {
  static int size() { return sizeof(T); }
};

template <>
struct Traits<float> {
  static int size() { return 4; }
};

template <typename T>
struct Traits<T*> {
  static int size() { return 8; }
};
