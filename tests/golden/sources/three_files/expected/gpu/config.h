// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     config.h
//  Spec:       sources/three_files/spec.patchspec.json
//  Regenerate: patchgen sources/three_files/spec.patchspec.json -o generated --diff
//  Fingerprint: ec70fad7d7e6aa14
//
//  Patches applied:
//    - replace_function: scale
//      another type; declared twice
// ============================================================================
#ifndef GPU_CONFIG_H
#define GPU_CONFIG_H
namespace n {
class Model;
struct Config {
  int size = 1;
};
int scale(int x, long by);
}  // namespace n
#endif  // GPU_CONFIG_H
