template <class T> struct Pointers;

template <class T>
struct Pointers<T*> {
  T* get() { return kept; }
  void skip();
  T* kept = nullptr;
};

template <class T>
void Pointers<T*>::skip() {
  kept = nullptr;
}
