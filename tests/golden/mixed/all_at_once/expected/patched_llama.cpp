// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     llama/llama.cpp
//  Based on:   torchmodels==5.9.0
//  Spec:       mixed/all_at_once/spec.patchspec.json
//  Regenerate: patchgen mixed/all_at_once/spec.patchspec.json -o generated --diff
//  Fingerprint: ecc734efb36494e6
//
//  Patches applied:
//    - replace_class: RmsNorm
//      fused
//    - override_method: Attention::forward
//      Ulysses:
//      heads are scattered
//    - replace_function: rope
//    - exclude_from_output: Classifier
//    - add_helper: scatter
//    - drop_include: <old.h>
//    - add_include: "parallel.h"
//    - add_using: parallel::Group
// ============================================================================
// Copyright 2024 the torchmodels authors
// SPDX-License-Identifier: MIT

#include <fused/rope.h>

#include "llama/config.h"
#include "parallel.h"

using parallel::Group;

namespace llama {

// ======================================================================
// [PATCHED FUNCTION] rope
// Source: fused::rope in <fused/rope.h>
// ======================================================================
int rope(int x) { return fused::rope(x); }

// ======================================================================
// [PATCHED CLASS] RmsNorm
// Reason: fused
// Source: FusedRmsNorm in patches.cpp
// ======================================================================
// 1. one kernel
class RmsNorm {
 public:
  int forward(int x) { return x * 2; }
};

// ======================================================================
// [HELPERS]
// Source: scatter in patches.cpp
// ======================================================================
int scatter(int x, int heads) { return x / heads; }

class Attention {
 public:
  explicit Attention(const Config& config);
  int forward(int x);

 private:
  RmsNorm norm_;
  int heads_;
};

Attention::Attention(const Config& config) : heads_(config.heads) {}

// ======================================================================
// [PATCHED METHOD] Attention::forward
// Reason: Ulysses:
// heads are scattered
// Source: Attention::forward in patches.cpp
// ======================================================================
// 1. scatter — every rank has some of the heads
int Attention::forward(int x) {
  // --- Patch.1 ---
  x = scatter(x, heads_);
  // --- Patch.1 ---
  return norm_.forward(rope(x)) * heads_;
}

}  // namespace llama
