// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       replace_class/header_and_source/spec.patchspec.json
//  Regenerate: patchgen replace_class/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: c1fa4698136cfa9f
//
//  Patches applied:
//    - replace_class: Model
//      fewer layers
// ============================================================================
#ifndef PATCHED_M_H_
#define PATCHED_M_H_

// ======================================================================
// [PATCHED CLASS] Model
// Reason: fewer layers
// Source: FastModel in patches.cpp
// ======================================================================
/// The model.
class Model {
 public:
  int layers() const;
};

#endif  // PATCHED_M_H_
