template <class T, int N>
class Stack {
 public:
  Stack(T first);
  template <class U>
  U top(U fallback);
};
template <class T, int N>
Stack<T, N>::Stack(T) {}
template <class T, int N>
template <class U>
U Stack<T, N>::top(U fallback) {
  return fallback;
}
template <class T>
Stack(T) -> Stack<T, 1>;
template class Stack<int, 2>;

template <class T>
struct Traits {
  static int bits();
};
template <>
struct Traits<float> {
  static int bits();
};
template <class T>
struct Traits<T*> {
  static int bits() { return 64; }
};
template <class T>
int Traits<T>::bits() {
  return 0;
}
int Traits<float>::bits() { return 32; }

template <class T>
T zero() {
  return T();
}
template <>
int zero<int>() {
  return 0;
}

struct Outer {
  struct Inner {
    int f();
  };
  int g();
};
int Outer::Inner::f() { return 1; }
int Outer::g() { return 2; }
