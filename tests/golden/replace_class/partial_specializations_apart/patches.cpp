template <typename U>
struct Traits<U*> {
  static int size();
  static int bits() { return 8 * Traits<U*>::size(); }
};

template <typename U>
int Traits<U*>::size() { return 4; }

template <typename U, int M>
struct ArrayTraits {
  ArrayTraits() = default;
  ArrayTraits(const ArrayTraits<U, M>&) = default;
  static int size();
};

template <typename V, int K>
int ArrayTraits<V, K>::size() { return K + int(sizeof(ArrayTraits<V, K>)); }
