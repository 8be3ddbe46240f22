// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       external/classes_in_header_and_source/spec.patchspec.json
//  Regenerate: patchgen external/classes_in_header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: cec367d2976e6402
//
//  Patches applied:
//    - replace_class: Norm
//    - replace_class: Block::Cache
//    - replace_class: State
// ============================================================================
#include "patched_m.h"

namespace models {

namespace {
// ======================================================================
// [PATCHED CLASS] State
// Source: fast::Cache
// ======================================================================
using State = fast::Cache;
}  // namespace

int use(Block& block) { return block.cache.get() + Norm(1).run(2) + State().get(); }

}  // namespace models
