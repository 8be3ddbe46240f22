// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     a.cpp
//  Spec:       exclude_from_output/one_branch/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/one_branch/spec.patchspec.json -o generated --diff
//  Fingerprint: 55691de3b9a726e2
//
//  Patches applied:
//    - exclude_from_output: probe (#else of #ifdef USE_GPU), Trace (every branch), kDepth (under no condition)
// ============================================================================
namespace tuned {
#ifdef USE_GPU
constexpr int kDepth = 2;
#endif
}

#ifdef USE_GPU
int probe() { return 1; }
#else
#endif
