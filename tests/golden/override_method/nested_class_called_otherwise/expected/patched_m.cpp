// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/nested_class_called_otherwise/spec.patchspec.json
//  Regenerate: patchgen override_method/nested_class_called_otherwise/spec.patchspec.json -o generated --diff
//  Fingerprint: 20f44a712454fdc9
//
//  Patches applied:
//    - override_method: Cache::Slot::get
// ============================================================================
struct Cache {
  struct Slot {
    int get() const;
    int n;
  };
  Slot slot;
};

// ======================================================================
// [PATCHED METHOD] Slot::get
// Source: NpuCache::Slot::get in patches.cpp
// ======================================================================
int Cache::Slot::get() const { return n + 1; }
