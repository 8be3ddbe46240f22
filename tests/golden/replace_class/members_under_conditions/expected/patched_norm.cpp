// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     norm.cpp
//  Spec:       replace_class/members_under_conditions/spec.patchspec.json
//  Regenerate: patchgen replace_class/members_under_conditions/spec.patchspec.json -o generated --diff
//  Fingerprint: ed2f7c70c71f7d1a
//
//  Patches applied:
//    - replace_class: Norm
// ============================================================================
#include "patched_norm.h"

namespace models {

#ifdef FAST
// ======================================================================
// [PATCHED CLASS] Norm
// Source: FusedNorm in patches.cpp
// ======================================================================
int Norm::fast() const { return 11; }
#endif

#if defined(GPU)
// ======================================================================
// [PATCHED CLASS] Norm
// Source: FusedNorm in patches.cpp
// ======================================================================
int Norm::each() const { return 12; }
#else
// ======================================================================
// [PATCHED CLASS] Norm
// Source: FusedNorm in patches.cpp
// ======================================================================
int Norm::each() const { return 13; }
#endif

// ======================================================================
// [PATCHED CLASS] Norm
// Source: FusedNorm in patches.cpp
// ======================================================================
int Norm::plain() const { return 14; }

#if defined(NPU)
#elif defined(TPU)
int Norm::more() const { return 15; }
#else
int Norm::more() const { return 16; }
#endif

#if defined(NPU)
int Norm::more() const { return 17; }
#endif

}  // namespace models
