// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     declaration.cpp
//  Spec:       namespace/names_of_headers_brought_in/spec.patchspec.json
//  Regenerate: patchgen namespace/names_of_headers_brought_in/spec.patchspec.json -o generated --diff
//  Fingerprint: e76c05dea70e8ad5
//
//  Patches applied:
//    - namespace: fl -> fl_npu
//    - add_using: fl::Module
// ============================================================================
#include "base.h"

using fl::Module;

namespace fl_npu {
struct Pool : Module {
  int forward(const Module& other) const { return layers + other.layers; }
};
}  // namespace fl_npu
