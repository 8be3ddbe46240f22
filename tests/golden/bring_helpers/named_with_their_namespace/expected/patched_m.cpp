// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       bring_helpers/named_with_their_namespace/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/named_with_their_namespace/spec.patchspec.json -o generated --diff
//  Fingerprint: eb688cd29475097b
//
//  Patches applied:
//    - override_method: m::Attn::forward
// ============================================================================

// ======================================================================
// [HELPERS]
// Needed by: b::Attn::forward
// Source: more in patches.cpp
// Source: outside in patches.cpp
// Source: inner in patches.cpp
// Source: plain in patches.cpp
// ======================================================================
namespace common {

inline int more() { return 2; }

}  // namespace common

inline int outside() { return 3; }

namespace common {
inline int base() { return 1; }
}  // namespace common

namespace m {
struct Attn {
  int forward(int x);
};

namespace detail {

inline int inner() { return 4; }

}  // namespace detail

inline int plain() { return 5; }

// ======================================================================
// [PATCHED METHOD] Attn::forward
// Source: Attn::forward in patches.cpp
// ======================================================================
int Attn::forward(int x) {
  return x + common::more() + ::outside() + detail::inner() + plain();
}
}  // namespace m
