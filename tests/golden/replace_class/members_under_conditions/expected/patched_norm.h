// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     norm.h
//  Spec:       replace_class/members_under_conditions/spec.patchspec.json
//  Regenerate: patchgen replace_class/members_under_conditions/spec.patchspec.json -o generated --diff
//  Fingerprint: 4691e2d8277fff61
//
//  Patches applied:
//    - replace_class: Norm
// ============================================================================
#pragma once

namespace models {
// ======================================================================
// [PATCHED CLASS] Norm
// Source: FusedNorm in patches.cpp
// ======================================================================
struct Norm {
  int plain() const;
#ifdef FAST
  int fast() const;
#endif
  int each() const;
  int more() const;
};
}  // namespace models
