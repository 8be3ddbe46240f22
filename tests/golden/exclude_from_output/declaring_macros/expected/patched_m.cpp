// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/declaring_macros/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/declaring_macros/spec.patchspec.json -o generated --diff
//  Fingerprint: 9451275ec5b32fef
//
//  Patches applied:
//    - exclude_from_output: Dead, dead_count
// ============================================================================
// The project file says what these declare.
#define DECLARE_HANDLE(Name) using Name##_handle = Name*
#define DEFINE_COUNTER(type, name) static type name = 0

struct Live {};
DECLARE_HANDLE(Live);

DEFINE_COUNTER(int, live_count);

int count(Live_handle) { return ++live_count; }
