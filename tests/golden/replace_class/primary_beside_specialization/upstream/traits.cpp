template <typename T>
struct Traits {
  static int size();
};

template <>
struct Traits<float> {
  static int size();
};

template <typename T>
int Traits<T>::size() { return sizeof(T); }

int Traits<float>::size() { return 4; }

template <>
int Traits<char>::size() { return 1; }
