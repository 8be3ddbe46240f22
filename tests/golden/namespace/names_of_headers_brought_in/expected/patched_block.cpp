// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     block.cpp
//  Spec:       namespace/names_of_headers_brought_in/spec.patchspec.json
//  Regenerate: patchgen namespace/names_of_headers_brought_in/spec.patchspec.json -o generated --diff
//  Fingerprint: 1b2e7d0458c826ad
//
//  Patches applied:
//    - namespace: fl -> fl_npu
//    - add_post_include_block
// ============================================================================
#include "base.h"

// ======================================================================
// [POST-INCLUDE BLOCK]
// ======================================================================
using Module = fl::Module;

namespace fl_npu {
struct Norm : Module {
  int forward(const Module& other) const { return layers + other.layers; }
};
}  // namespace fl_npu
