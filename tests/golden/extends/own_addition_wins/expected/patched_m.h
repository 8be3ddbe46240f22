// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       extends/own_addition_wins/spec.patchspec.json
//  Regenerate: patchgen extends/own_addition_wins/spec.patchspec.json -o generated --diff
//  Fingerprint: 441e92618cd2af80
//
//  Patches applied:
//    - override_method: A::other(int) (from base.json)
//    - override_method: n::A::added
//    - override_method: n::A::other(long)
// ============================================================================
#pragma once
namespace n {
// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: other(int), added, other(long)
// other(int): Source: code in base.json
// added: Source: code in the spec
// other(long): Source: code in the spec
// ======================================================================
struct A {
  int one() { return 1; }

  int other(int x) { return x; }

  int added() { return one(); }

  int other(long) { return one(); }
};
}  // namespace n
