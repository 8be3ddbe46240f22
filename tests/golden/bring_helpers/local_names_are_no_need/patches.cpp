struct Tensor {
  int dim() const;
};

struct Row { int unused; };
struct Aligned { int unused; };
using Alias = char;
using Short = char;
using T = char;
constexpr int N = 1;
constexpr int kRed = 1;
enum Colour { kGreen };
constexpr int problem = 1;
int call(int);
int call(int x) { return x; }
constexpr int row = 1;
constexpr int member = 1;
constexpr int again = 1;
constexpr int first = 1, second = 2, third = 3, fourth = 4;
constexpr int fixed = 1;
constexpr int kept = 1;
constexpr int rest = 1;
using Index = char;
using Step = char;
constexpr int total = 1;
constexpr int kEval = 1;

int A::run(const Tensor& x) {
  struct Row { int z; };
  struct alignas(8) Aligned { int z; };
  using Alias = long;
  typedef int* Short;
  enum { kRed = 3 };
  enum class Local : int { kGreen, kBlue };
  Row r{1};
  Aligned a{2};
  Alias alias = kRed;
  Short pointer = nullptr;
  Local local = Local::kGreen;
  int values[3] = {1, 2, 3};
  int (*call)(int) = nullptr;
  int (&row)[3] = values;
  int (Tensor::*member)() const = &Tensor::dim;
  int first = 1, second{2}, *third = &first, fourth[2] = {first, second};
  Tensor const fixed = x;
  auto generic = []<typename T, int N>(T v) { return v + N; };
  auto many = [](const auto&... rest) { return sizeof...(rest); };
  try {
    if (call == nullptr) goto again;
    return (x.*member)();
  } catch (const Tensor& problem) {
    return problem.dim();
  }
again:
  for (int i = 0, kept = 2; i < kept; ++i) r.z += kept;
  return r.z + a.z + int(alias) + int(local) + row[0] + *third + fourth[1] + second +
         fixed.dim() + generic.template operator()<int, 3>(1) + int(many(1)) + (pointer == nullptr);
}

int A::inherited() {
  Index i = total;
  Step s = kEval;
  return i + s;
}
