// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/out_of_line_in_a_header/spec.patchspec.json
//  Regenerate: patchgen replace_class/out_of_line_in_a_header/spec.patchspec.json -o generated --diff
//  Fingerprint: 8cbd79a28a924505
// ============================================================================
#include "patched_m.h"

namespace models {

int use(int x) { return Norm(2).forward(x) + Norm(3).cast<int>(x); }

}  // namespace models
