template <class T>
struct Lin {
  T scale(T x, bool b = false) const;
  template <class U>
  U as(int k) const;
  T other(T x) const { return x; }
  int operator()(T x) const;
};
template <class T>
T Lin<T>::scale(T x, bool b) const { return b ? x : x + x; }
template <class T>
template <class U>
U Lin<T>::as(int k) const { return U(k); }
template <class T>
int Lin<T>::operator()(T x) const { return 1; }
template <>
inline float Lin<float>::scale(float x, bool b) const { return x; }
template <>
template <class U>
U Lin<int>::as(int k) const { return U(k + 1); }
template <>
template <>
short Lin<int>::as<short>(int k) const { return short(k); }
template <>
inline int Lin<char>::operator()(char x) const { return 2; }

template <class T>
T clamp(T x) { return x; }
template <>
int clamp<int>(int x) { return x; }
