template <class T, int N>
class Stack {
 public:
  Stack(T) {}
};
template <class T>
T make(T from, T more) {
  return from + more;
}
struct A {
  template <class T, class U>
  T get(U x) {
    return x;
  }
};
