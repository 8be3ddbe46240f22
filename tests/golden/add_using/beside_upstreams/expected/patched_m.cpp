// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_using/beside_upstreams/spec.patchspec.json
//  Regenerate: patchgen add_using/beside_upstreams/spec.patchspec.json -o generated --diff
//  Fingerprint: 1efca6bb6b056e49
//
//  Patches applied:
//    - add_using: lib::Tensor, using Shape = int, namespace F = lib::functional, using namespace lib::indexing;
//      names for the patches
// ============================================================================
#include <lib.h>

using lib::Device;
namespace L = lib;
using lib::Tensor;
using Shape = int;
namespace F = lib::functional;
using namespace lib::indexing;

namespace models {
L::Tensor f();
}
