namespace lib {
struct Norm {
  int eps = 1;
};
}
struct Base {};
namespace m {
template <class T>
struct Module {
  int size() const { return 1; }
};
struct Norm {
  int eps = 2;
};
namespace far {
struct Base : Norm {};
}
int use(Norm norm) { return norm.eps; }
}
