// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       mixed/helpers_of_replaced_code/spec.patchspec.json
//  Regenerate: patchgen mixed/helpers_of_replaced_code/spec.patchspec.json -o generated --diff
//  Fingerprint: 8c9ae4461c12236d
//
//  Patches applied:
//    - replace_function: quarter
//    - override_method: Norm::forward
//    - replace_class: Mlp
// ============================================================================
namespace m {
namespace {
int half(int x) { return x / 2; }
int half(long x) { return static_cast<int>(x / 2); }
int base(int x) { return x; }

// ======================================================================
// [PATCHED FUNCTION] quarter
// Source: quarter in patches.cpp
// ======================================================================
int quarter(int x) { return x / 4; }
int turn(int x) { return base(x) + 1; }
int kept(int x) { return x; }
constexpr int kScale = 3;
struct Row {
  int width = 1;
};
}  // namespace

// ======================================================================
// [MODIFIED CLASS] Norm
// Methods patched: forward
// Source: Norm::forward in patches.cpp
// ======================================================================
struct Norm {
  int forward(int x) { return kept(x); }
};

// ======================================================================
// [PATCHED CLASS] Mlp
// Source: Mlp in patches.cpp
// ======================================================================
struct Mlp {
  int forward(int x) { return x; }
};

int use(int x) { return quarter(x) + Norm().forward(x) + Mlp().forward(x); }
}  // namespace m
