template <class T>
struct Table {
  T get() const;
};
template <class T>
T Table<T>::get() const {
  return T();
}
template <>
struct Table<int> {
  int get() const { return 1; }
};
template struct Table<float>;

template <class T>
T half(T x) {
  return x / 2;
}
template float half<float>(float);

struct Head {
  float run() const { return half(Table<float>().get()) + Table<int>().get(); }
};
int stays() { return 0; }
