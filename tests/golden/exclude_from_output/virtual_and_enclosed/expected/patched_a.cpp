// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     a.cpp
//  Spec:       exclude_from_output/virtual_and_enclosed/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/virtual_and_enclosed/spec.patchspec.json -o generated --diff
//  Fingerprint: b4a0891fed5a65bf
//
//  Patches applied:
//    - exclude_from_output: Outer::Inner, n::detail::gone, A::A(int), A::operator==
// ============================================================================
struct Outer {
  int y = 0;
};

namespace n { namespace detail {
}}

struct A {
  A() = default;
  int x_ = 0;
};
