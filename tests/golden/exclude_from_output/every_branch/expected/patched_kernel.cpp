// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     kernel.cpp
//  Spec:       exclude_from_output/every_branch/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/every_branch/spec.patchspec.json -o generated --diff
//  Fingerprint: a93740f9c7d38673
//
//  Patches applied:
//    - exclude_from_output: Kernel, launch
// ============================================================================
#ifdef USE_GPU
#else
#endif

int main_loop() { return 3; }
