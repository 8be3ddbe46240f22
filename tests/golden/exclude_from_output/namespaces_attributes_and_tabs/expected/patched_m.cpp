// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/namespaces_attributes_and_tabs/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/namespaces_attributes_and_tabs/spec.patchspec.json -o generated --diff
//  Fingerprint: 4f0f4142159d8a11
//
//  Patches applied:
//    - exclude_from_output: State, local, Table, models::rows
// ============================================================================
#define API

namespace models {
inline namespace v2 {
	API int kept();
}

namespace
{
	int other = 2;
}

int kept2() { return other; }
}
