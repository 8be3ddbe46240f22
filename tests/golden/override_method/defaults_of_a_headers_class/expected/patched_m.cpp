// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/defaults_of_a_headers_class/spec.patchspec.json
//  Regenerate: patchgen override_method/defaults_of_a_headers_class/spec.patchspec.json -o generated --diff
//  Fingerprint: 759cff26603afbac
//
//  Patches applied:
//    - override_method: Criterion::beam
//    - override_method: Criterion::best
//    - override_method: Criterion::plain
// ============================================================================
#include "criterion.h"

// ======================================================================
// [PATCHED METHOD] Criterion::beam
// Source: Criterion::beam in patches.cpp
// ======================================================================
int Criterion::beam(int x, int size = 10, int length = 200) { return x * size * length; }

// ======================================================================
// [PATCHED METHOD] Criterion::best
// Source: Criterion::best in patches.cpp
// ======================================================================
int Criterion::best(int x, int size = 8) { return beam(x) * size; }

// ======================================================================
// [PATCHED METHOD] Criterion::plain
// Source: Criterion::plain in patches.cpp
// ======================================================================
int Criterion::plain(int x, int size) { return best(x) * size; }
