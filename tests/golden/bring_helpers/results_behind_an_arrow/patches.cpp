struct Tensor {
  int dim() const;
  Tensor* self();
};

using Result = Tensor;
using Count = int;
using Sum = int;
using Total = int;
using Wide = long;
template <class T>
concept Counted = sizeof(T) > 1;
// Named like a member, but nothing that is used.
inline int dim(int x) { return x; }

inline auto rotate_fused(const Tensor& x) -> Result { return x; }

struct A {
  auto run(Tensor x) const noexcept -> Count {
    auto sum = [](int a) -> Sum { return a; };
    auto total = []<class T>(T a) mutable -> Total { return a; };
    auto (*wide)(int) -> Wide = nullptr;
    constexpr bool counted = requires(int a) {
      { a + 1 } -> Counted;
    };
    Tensor* here[1] = {&x};
    return sum(here[0]->dim()) + total(x.self()->dim()) + counted + (wide == nullptr);
  }
};
