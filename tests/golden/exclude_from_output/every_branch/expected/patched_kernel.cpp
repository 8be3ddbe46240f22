// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     kernel.cpp
//  Spec:       exclude_from_output/every_branch/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/every_branch/spec.patchspec.json -o generated --diff
//  Fingerprint: 8439b7eda346c13d
//
//  Patches applied:
//    - exclude_from_output: Kernel, launch
// ============================================================================
#ifdef USE_GPU
#else
#endif

int main_loop() { return 3; }
