template <class T, int N>
class Stack {
 public:
  Stack();
  explicit Stack(T first) : items_{first}, size_(1) {}

 private:
  T items_[N];
  int size_;
};

template <class T, int N>
Stack<T, N>::Stack() : items_{}, size_(0) {}

struct Any {
  template <class U>
  explicit Any(U value) : kind_(sizeof(value)) {
  }
  template <class U, class V>
    requires(sizeof(U) > 1)
  Any(U, V) : kind_(0) {}
  int kind_;
};

template <class T>
struct Traits {
  Traits() {}
  int bits = 0;
};

template <>
struct Traits<float> {
  Traits() {}
  int bits;
};
