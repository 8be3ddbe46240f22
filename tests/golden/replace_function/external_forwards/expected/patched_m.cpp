// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/external_forwards/spec.patchspec.json
//  Regenerate: patchgen replace_function/external_forwards/spec.patchspec.json -o generated --diff
//  Fingerprint: f467805eb9f6ce10
//
//  Patches applied:
//    - replace_function: make
//    - replace_function: take
// ============================================================================
namespace lib {
template <class... T> int make(T&&...);
struct Owner { Owner(Owner&&); };
template <class T> struct Box { Box(Box&&); };
int take(Box<int> b, int&& r, int n);
}

// ======================================================================
// [PATCHED FUNCTION] make
// Source: lib::make
// ======================================================================
template <class... T>
int make(T&&... values) {
  return lib::make(static_cast<decltype(values)&&>(values)...);
}

// ======================================================================
// [PATCHED FUNCTION] take
// Source: lib::take
// ======================================================================
int take(lib::Box<int> b, int&& r, int n = 1) { return lib::take(static_cast<decltype(b)&&>(b), static_cast<decltype(r)&&>(r), n); }
