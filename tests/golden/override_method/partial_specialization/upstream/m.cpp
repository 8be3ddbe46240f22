template <class T>
struct Reader {
  T get() { return T(); }
  void skip() {}
};

template <class T>
struct Reader<T*> {
  T* get() { return nullptr; }
  void skip();
  T* kept = nullptr;
};

template <class T>
void Reader<T*>::skip() {}
