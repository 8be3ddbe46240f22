// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       sources/three_files/spec.patchspec.json
//  Regenerate: patchgen sources/three_files/spec.patchspec.json -o generated --diff
//  Fingerprint: 188324fe0866d793
//
//  Patches applied:
//    - replace_class: Norm
//    - override_method: Model::run
//      takes another parameter
//    - exclude_from_output: Trainer
//    - replace_function: scale
//      another type; declared twice
// ============================================================================
#ifndef GPU_M_H
#define GPU_M_H
#include "config.h"
namespace n {
// ======================================================================
// [MODIFIED CLASS] Model
// Methods patched: run
// Reason: takes another parameter
// Source: Model::run in patches.h
// ======================================================================
class Model {
 public:
  int run(const Config& config, bool fast) const;
  int stop();
};

// ======================================================================
// [PATCHED CLASS] Norm
// Source: Norm in patches.h
// ======================================================================
class Norm {
 public:
  Norm() = default;
  int forward(int x) const;
};
int scale(int x, long by);
template <class T>
T half(T x);
}  // namespace n
#include "m_inl.h"
#endif  // GPU_M_H
