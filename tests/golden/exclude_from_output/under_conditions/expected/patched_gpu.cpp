// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     gpu.cpp
//  Spec:       exclude_from_output/under_conditions/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/under_conditions/spec.patchspec.json -o generated --diff
//  Fingerprint: 26e641e1c778dedf
//
//  Patches applied:
//    - exclude_from_output: Gpu
// ============================================================================
#if defined(USE_GPU)
#endif

struct Cpu {
  int run() { return 0; }
};

#if defined(USE_GPU)
#endif
