// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     a.cpp
//  Spec:       override_method/comments/spec.patchspec.json
//  Regenerate: patchgen override_method/comments/spec.patchspec.json -o generated --diff
//  Fingerprint: 8b566a7a074d6b4b
//
//  Patches applied:
//    - override_method: A::kept
//      upstream's comment stays
//    - override_method: A::replaced
//      the patch has its own
//    - override_method: A::out
//      both out of line
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: kept, replaced, out
// kept: Reason: upstream's comment stays
// kept: Source: A::kept in patches.cpp
// replaced: Reason: the patch has its own
// replaced: Source: A::replaced in patches.cpp
// out: Reason: both out of line
// out: Source: A::out in patches.cpp
// ======================================================================
struct A {
  /**
   * Kept as it is.
   */
  int kept() { return 2; }  // trailing

  /// The patch's words.
  /// 1. two — more is better
  int replaced() { return 2; }

  int out();
};

// ======================================================================
// [PATCHED METHOD] A::out
// Reason: both out of line
// Source: A::out in patches.cpp
// ======================================================================
/// 1. three
int A::out() {
  return 3;  // three
}
