// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       bring_helpers/results_behind_an_arrow/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/results_behind_an_arrow/spec.patchspec.json -o generated --diff
//  Fingerprint: 5de767ab5b988b28
//
//  Patches applied:
//    - replace_function: rotate
//    - override_method: A::run
// ============================================================================
struct Tensor {
  int dim() const { return 1; }
  Tensor* self() { return this; }
};

// ======================================================================
// [HELPERS]
// Needed by: rotate_fused, A::run
// Source: Result in patches.cpp
// Source: Count in patches.cpp
// Source: Sum in patches.cpp
// Source: Total in patches.cpp
// Source: Wide in patches.cpp
// Source: Counted in patches.cpp
// ======================================================================
using Result = Tensor;

using Count = int;

using Sum = int;

using Total = int;

using Wide = long;

template <class T>
concept Counted = sizeof(T) > 1;

// ======================================================================
// [PATCHED FUNCTION] rotate
// Source: rotate_fused in patches.cpp
// ======================================================================
inline auto rotate(const Tensor& x) -> Result { return x; }

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: run
// Source: A::run in patches.cpp
// ======================================================================
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
