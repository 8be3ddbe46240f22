namespace lib {
template <class... T> int make(T&&...);
struct Owner { Owner(Owner&&); };
template <class T> struct Box { Box(Box&&); };
int take(Box<int> b, int&& r, int n);
}

template <class... T>
int make(T&&... values) {
  return 0;
}
int take(lib::Box<int> b, int&& r, int n = 1) { return n; }
