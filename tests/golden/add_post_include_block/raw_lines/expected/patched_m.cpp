// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_post_include_block/raw_lines/spec.patchspec.json
//  Regenerate: patchgen add_post_include_block/raw_lines/spec.patchspec.json -o generated --diff
//  Fingerprint: 1a6bfc95af661312
//
//  Patches applied:
//    - add_post_include_block
// ============================================================================
/* The licence
 * of the file. */

// ======================================================================
// [POST-INCLUDE BLOCK]
// ======================================================================
#ifndef WIDTH
#  define WIDTH \
      4
#endif

namespace {
    int pad = WIDTH;
}

struct A {
	int x;
};
