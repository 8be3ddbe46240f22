struct Base {
  virtual int size() const { return 0; }
  virtual ~Base() = default;
};

struct Cache : Base {
  int n = 0;
};

template <class T>
struct Ring {
  T item;
};
