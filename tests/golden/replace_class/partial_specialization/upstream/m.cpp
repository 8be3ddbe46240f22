template <class T>
struct Reader {
  T get() { return T(); }
};

template <class T>
struct Reader<T*> {
  T* get() { return nullptr; }
  void skip();
};

template <class T>
void Reader<T*>::skip() {}

template struct Reader<int*>;
