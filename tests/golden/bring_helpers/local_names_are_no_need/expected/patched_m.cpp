// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       bring_helpers/local_names_are_no_need/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/local_names_are_no_need/spec.patchspec.json -o generated --diff
//  Fingerprint: 4a330222b70c6519
//
//  Patches applied:
//    - override_method: A::run
//    - override_method: A::inherited
// ============================================================================
struct Tensor {
  int dim() const { return 1; }
};

struct Root {
  typedef int Step;
  enum Mode { kEval };
};

struct Base : Root {
  typedef int Index;
  static int total;
};

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: run, inherited
// run: Source: A::run in patches.cpp
// inherited: Source: A::inherited in patches.cpp
// ======================================================================
struct A : Base {
  int run(const Tensor& x) {
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
  int inherited() {
    Index i = total;
    Step s = kEval;
    return i + s;
  }
};
