namespace m {
struct Base {
  using Id = long;
};
struct A : Base {
  struct R { int k; };
  template <class U> struct N { U u; };
  enum class Mode { on };
  int f(int x) const;
  void g();
  auto h() const;
  auto tr(int x) -> R;
  int id();
  int mode();
  R spelled(int x);
  int tail();
  A* self();
  int fresh(int x);
};
int A::f(int x) const { return x; }
void A::g() {}
auto A::h() const { return 1; }
auto A::tr(int x) -> R { return {x}; }
int A::id() { return 1; }
int A::mode() { return 1; }
auto A::spelled(int x) -> R { return {x}; }
int A::tail() { return 1; }
A* A::self() { return this; }
int A::fresh(int x) { return x; }

struct Outer {
  struct Row { int at; };
  struct Inner {
    using It = int*;
    int row();
    int it();
    int self();
  };
};
int Outer::Inner::row() { return 0; }
int Outer::Inner::it() { return 0; }
int Outer::Inner::self() { return 0; }

template <class T>
struct V {
  using It = T*;
  template <class U> struct N { U u; };
  int begin() const;
  int pair();
  void self();
  int own();
  T item;
};
template <class T> int V<T>::begin() const { return 0; }
template <class T> int V<T>::pair() { return 0; }
template <class T> void V<T>::self() {}
template <class T> int V<T>::own() { return 0; }
}
