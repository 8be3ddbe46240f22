template <typename T>
struct Traits;

template <>
struct Traits<float> {
  static int size() { return 2; }
};
