struct FusedCache {
  int capacity = 0;
};

template <class T>
struct FusedTraits {
  static int bits() { return 8; }
};

template <>
struct FusedTraits<char> {
  static int size() { return 1; }
};
