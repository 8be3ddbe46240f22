struct T {};
struct N {
  int operator,(int x) { return x; }
  T* operator->() { return t; }
  N& operator++() { return *this; }
  N operator++(int) { return *this; }
  void* operator new(decltype(sizeof 0) size);
  template <typename U> operator U*() { return nullptr; }
  operator T*() const { return t; }
  T* t = nullptr;
};

void* N::operator new(decltype(sizeof 0) size) { return ::operator new(size); }

N operator""_n(unsigned long long) { return N(); }
