// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       external/classes_in_header_and_source/spec.patchspec.json
//  Regenerate: patchgen external/classes_in_header_and_source/spec.patchspec.json -o generated --diff
//  Fingerprint: 6ec469adbeb23329
//
//  Patches applied:
//    - replace_class: Norm
//    - replace_class: Block::Cache
// ============================================================================
#pragma once

#include <fast.h>

#define API

namespace models {

// ======================================================================
// [PATCHED CLASS] Norm
// Source: fast::Norm in <fast.h>
// ======================================================================
using Norm = fast::Norm;

class Holder {
};

class Block {
 public:
  // ======================================================================
  // [PATCHED CLASS] Cache
  // Source: fast::Cache
  // ======================================================================
  using Cache = fast::Cache;
  Cache cache;
};

}  // namespace models
