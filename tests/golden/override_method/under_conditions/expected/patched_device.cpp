// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     device.cpp
//  Spec:       override_method/under_conditions/spec.patchspec.json
//  Regenerate: patchgen override_method/under_conditions/spec.patchspec.json -o generated --diff
//  Fingerprint: 27aad6d65a8f10af
//
//  Patches applied:
//    - override_method: Device::sync
//      one for all
//    - override_method: Device::name
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Device
// Methods patched: sync, name
// sync: Reason: one for all
// sync: Source: Device::sync in patches.cpp
// name: Source: Device::name in patches.cpp
// ======================================================================
class Device {
 public:
#if defined(USE_GPU)
  int streams() const { return 4; }
  const char* name() const { return "accelerator"; }
#else
  int streams() const { return 1; }
#endif
  void sync();
};

#ifdef USE_SYNC
// ======================================================================
// [PATCHED METHOD] Device::sync
// Reason: one for all
// Source: Device::sync in patches.cpp
// ======================================================================
void Device::sync() {
#ifdef USE_GRAPH
  int left = streams();
#else
  int left = 0;
#endif
  while (left > 0) --left;
}
#else
#endif
