// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     sampler.cpp
//  Spec:       override_method/default_arguments/spec.patchspec.json
//  Regenerate: patchgen override_method/default_arguments/spec.patchspec.json -o generated --diff
//  Fingerprint: 4c3936d445242631
//
//  Patches applied:
//    - override_method: Sampler::sample
//      a seed
//    - override_method: Sampler::reset
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Sampler
// Methods patched: sample, reset
// sample: Reason: a seed
// sample: Source: Sampler::sample in patches.cpp
// reset: Source: Sampler::reset in patches.cpp
// ======================================================================
struct Sampler {
  int sample(int count, float heat = 1.0f, int top = 40, int seed = 3) const {
    return static_cast<int>(count * heat) + top + seed;
  }
  void reset(int seed = 7, bool hard = false);
  int seed_ = 0;
};

// ======================================================================
// [PATCHED METHOD] Sampler::reset
// Source: Sampler::reset in patches.cpp
// ======================================================================
void Sampler::reset(int seed, bool hard) { seed_ = hard ? 1 : seed; }
