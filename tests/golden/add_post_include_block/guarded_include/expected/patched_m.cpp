// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_post_include_block/guarded_include/spec.patchspec.json
//  Regenerate: patchgen add_post_include_block/guarded_include/spec.patchspec.json -o generated --diff
//  Fingerprint: f4ce31312e01aba6
//
//  Patches applied:
//    - add_post_include_block
//      works without the library too
//    - add_include: <lib.h>
// ============================================================================
#include "config.h"
#include "nested/deep.h"
#include "missing_on_purpose.h"
#include <lib.h>

// ======================================================================
// [POST-INCLUDE BLOCK]
// Reason: works without the library too
// ======================================================================
#if __has_include(<fused/rms_norm.h>)
#include <fused/rms_norm.h>
#define HAVE_FUSED 1
#else
#define HAVE_FUSED 0
#endif

int x = kX;
