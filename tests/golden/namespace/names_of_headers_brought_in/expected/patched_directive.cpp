// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     directive.cpp
//  Spec:       namespace/names_of_headers_brought_in/spec.patchspec.json
//  Regenerate: patchgen namespace/names_of_headers_brought_in/spec.patchspec.json -o generated --diff
//  Fingerprint: 25529a464af8caa2
//
//  Patches applied:
//    - namespace: fl -> fl_npu
//    - add_using: using namespace ::fl;
// ============================================================================
#include "base.h"

using namespace ::fl;

namespace fl_npu {
struct Linear : Module {
  int forward(const Module& other) const { return layers + other.layers; }
};
}  // namespace fl_npu
