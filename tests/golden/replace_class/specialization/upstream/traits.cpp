template <typename T>
struct Traits {
  static int size();
};

template <typename T>
int Traits<T>::size() { return sizeof(T); }

template <>
struct Traits<float> {
  static int size();
  static int bits();
};

int Traits<float>::size() { return 4; }
int Traits<float>::bits() { return 32; }

int floats() { return Traits<float>::size() + Traits<int>::size(); }
