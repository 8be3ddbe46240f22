template <class T>
T make(T from);

struct A {
  template <class T>
  T get(T fallback);
};

template <class T>
T A::get(T fallback) {
  return fallback;
}

template <class T>
T make(T from) {
  return from;
}

int use() { return A().get<int>(make(1)); }
