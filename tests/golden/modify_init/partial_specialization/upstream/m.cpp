template <typename T>
struct Box {
  explicit Box(T value) : value_(value) {}
  T value_;
};

template <typename T>
struct Box<T*> {
  explicit Box(T* value);
  Box() : value_(nullptr) {}
  T* value_;
};

template <typename T>
Box<T*>::Box(T* value) : value_(value) {}

int use(int* p) { return *Box<int*>(p).value_; }
