struct Tensor {
  int dim() const;
};
struct Handle;
int library_call(int);
int declared_only(int);

int dim(int x) { return x; }
int helper() { return 2; }
int count = 3;
int local = 4;
int argument = 5;
int captured = 6;
int bound = 7;
template <class Type> int unused(Type);
using T = int;

int twice(int x) { return 2 * x; }

struct FusedNorm {
  int eps = 1;
  FusedNorm* next = nullptr;
  int reset();
};

int FusedNorm::reset() {
  FusedNorm other;
  return other.next == nullptr;
}

struct A {
  // dim(1) and "count" in a comment
  int run(Tensor x) {
    const char* text = "local";
    int local = text[0];
    int pair[2] = {local, 1};
    auto& [bound, other] = pair;
    auto call = [captured = bound](auto argument) { return captured + argument; };
    return x.dim() + helper() + count + call(other) + library_call(twice(local));
  }
  template <class T>
  T as(T value) { return value; }
};
