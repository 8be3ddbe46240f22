// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       bring_helpers/what_is_no_need/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/what_is_no_need/spec.patchspec.json -o generated --diff
//  Fingerprint: 777f4fa0becdd5bf
//
//  Patches applied:
//    - override_method: A::run
//    - replace_class: Norm
//    - add_helper: twice
// ============================================================================
struct Tensor {
  int dim() const { return 1; }
};
int library_call(int);

// ======================================================================
// [PATCHED CLASS] Norm
// Source: FusedNorm in patches.cpp
// ======================================================================
struct Norm {
  int eps = 1;
  Norm* next = nullptr;
  int reset();
};

// ======================================================================
// [PATCHED CLASS] Norm
// Source: FusedNorm in patches.cpp
// ======================================================================
int Norm::reset() {
  Norm other;
  return other.next == nullptr;
}

// ======================================================================
// [HELPERS]
// Source: twice in patches.cpp
// ======================================================================
int twice(int x) { return 2 * x; }

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: run
// Source: A::run in patches.cpp
// ======================================================================
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
  int helper() { return 1; }
  int count = 0;
};
