template <typename T>
struct Sizes {
  Sizes(T value);
  static int size();
  template <typename U>
  static U as(T value);
  T value;
};

template <typename T>
Sizes(T) -> Sizes<T>;

template <typename T>
Sizes(T*) -> Sizes<T>;

template <typename T>
Sizes<T>::Sizes(T start) : value(start) {}

template <typename T>
int Sizes<T>::size() { return 8 * sizeof(T); }

template <typename T>
template <typename U>
U Sizes<T>::as(T value) { return U(value); }

template <>
struct Sizes<float> {
  static int size();
  static int count;
};

int Sizes<float>::size() { return 32; }

int Sizes<float>::count = 1;

template <class T>
struct Sizes<T*> {
  static int size();
};

template <class T>
int Sizes<T*>::size() { return 64; }

template <>
struct Sizes<double> {
  static int size();
  static int count;
};

int Sizes<double>::size() { return 64; }

int Sizes<double>::count = 2;

template <>
int Sizes<short>::size() { return 16; }

template <>
template <>
int Sizes<short>::as<int>(short value) { return value; }

template struct Sizes<long>;

template struct Sizes<int>;
