// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     k.cu
//  Spec:       replace_function/macros_behind_type_and_parameters/spec.patchspec.json
//  Regenerate: patchgen replace_function/macros_behind_type_and_parameters/spec.patchspec.json -o generated --diff
//  Fingerprint: 40bee6861d8fe511
//
//  Patches applied:
//    - replace_function: kernel
//    - replace_function: slow
//    - replace_function: guarded
// ============================================================================
#define GUARDED_BY(x)
#define LAUNCH_BOUNDS(n)
int m;

// ======================================================================
// [PATCHED FUNCTION] kernel
// Source: code in the spec
// ======================================================================
void LAUNCH_BOUNDS(256) kernel(float* p) { *p = 2; }

// ======================================================================
// [PATCHED FUNCTION] slow
// Source: code in the spec
// ======================================================================
int __attribute__((cold)) slow(int a) { return a + 1; }

// ======================================================================
// [PATCHED FUNCTION] guarded
// Source: code in the spec
// ======================================================================
int guarded(int a) GUARDED_BY(m) { return a + 1; }
