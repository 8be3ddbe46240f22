// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       replace_class/header_and_source/spec.patchspec.json
//  Regenerate: patchgen replace_class/header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 7814a02d2e9620e6
//
//  Patches applied:
//    - replace_class: Model
//      fewer layers
// ============================================================================
#ifndef MODELS_M_H_
#define MODELS_M_H_

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

#endif  // MODELS_M_H_
