template <class T>
class Stack {
 public:
  Stack(T) {}
};

template <>
class Stack<int> {};

template <class T>
Stack(T) -> Stack<T>;

template class Stack<char>;

template <class T>
T make(T from) {
  return from;
}
template int make<int>(int);

struct A {
  template <class T>
  T get(T x) {
    return x;
  }
};
template int A::get(int);
