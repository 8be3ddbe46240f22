// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/attributes_and_static/spec.patchspec.json
//  Regenerate: patchgen replace_function/attributes_and_static/spec.patchspec.json -o generated --diff
//  Fingerprint: 9aeec1269ab0c6bc
//
//  Patches applied:
//    - replace_function: head
//    - replace_function: square
//    - replace_function: stop
// ============================================================================
#define API __attribute__((visibility("default")))

// ======================================================================
// [PATCHED FUNCTION] head
// Source: head in patches.cpp
// ======================================================================
[[nodiscard]] API static inline int head(int n) { return n + 1; }

// ======================================================================
// [PATCHED FUNCTION] square
// Source: square in patches.cpp
// ======================================================================
static constexpr int square(int n) {
  int result = n;
  result *= n;
  return result;
}
[[noreturn]] void stop();

// ======================================================================
// [PATCHED FUNCTION] stop
// Source: stop in patches.cpp
// ======================================================================
[[noreturn]] void stop() { throw 2; }
int use() { return head(square(2)); }
