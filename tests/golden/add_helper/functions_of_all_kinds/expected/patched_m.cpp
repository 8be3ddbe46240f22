// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_helper/functions_of_all_kinds/spec.patchspec.json
//  Regenerate: patchgen add_helper/functions_of_all_kinds/spec.patchspec.json -o generated --diff
//  Fingerprint: 05b4897747698c8d
//
//  Patches applied:
//    - add_helper: gather, scatter, twice, twice<float>, operator+, hidden, api::v2::rope, cold, wide(int), wide(long)
//      sequence parallelism
//    - replace_function: run
//      uses them
// ============================================================================
struct V { int x; };

// ======================================================================
// [HELPERS]
// Reason: sequence parallelism
// Source: gather in patches.cpp
// Source: scatter in patches.cpp
// Source: twice in patches.cpp
// Source: twice in patches.cpp
// Source: operator+ in patches.cpp
// Source: hidden in patches.cpp
// Source: rope in patches.cpp
// Source: cold in patches.cpp
// Source: wide in patches.cpp
// Source: wide in patches.cpp
// ======================================================================
/// Gathers the heads.
static inline int gather(int x, int ranks = 2) { return x * ranks; }

constexpr auto scatter(int x) noexcept -> int { return x / 2; }

template <typename T>
T twice(T x) {
  return x + x;
}

template <>
float twice<float>(float x) {
  return 2.0f * x;
}

V operator+(const V& a, const V& b) { return V{a.x + b.x}; }

namespace {

int hidden() { return 1; }

}  // namespace

namespace api {
inline namespace v2 {

int rope(int x) { return x; }

}  // namespace v2
}  // namespace api

[[nodiscard]] __attribute__((cold))
int cold(int x)
{
	return x;
}

int wide(int x) { return x; }

int wide(long x) { return int(x); }

// ======================================================================
// [PATCHED FUNCTION] run
// Reason: uses them
// Source: run in patches.cpp
// ======================================================================
int run(V v) { return gather(scatter((v + v).x)) + twice(2) + hidden() + api::rope(cold(wide(1))); }
