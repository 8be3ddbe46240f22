// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     stats.cpp
//  Spec:       replace_class/by_code/spec.patchspec.json
//  Regenerate: patchgen replace_class/by_code/spec.patchspec.json -o generated --diff
//  Fingerprint: 27b79ea077715c36
//
//  Patches applied:
//    - replace_class: Stats
//      without history
// ============================================================================
namespace {
  // ======================================================================
  // [PATCHED CLASS] Stats
  // Reason: without history
  // Source: code in the spec
  // ======================================================================
  struct Stats {
    int count = 0;
  };  // Stats
}

int count() { return Stats().count; }
