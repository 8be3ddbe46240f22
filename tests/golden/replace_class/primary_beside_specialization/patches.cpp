template <typename T>
struct Sizes {
  static int size() { return 8 * sizeof(T); }
};
