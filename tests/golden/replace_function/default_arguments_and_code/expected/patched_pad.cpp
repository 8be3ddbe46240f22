// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     pad.cpp
//  Spec:       replace_function/default_arguments_and_code/spec.patchspec.json
//  Regenerate: patchgen replace_function/default_arguments_and_code/spec.patchspec.json -o generated --diff
//  Fingerprint: 56253361546aeea8
//
//  Patches applied:
//    - replace_function: pad
//      a filler
//    - replace_function: trim
// ============================================================================

// ======================================================================
// [PATCHED FUNCTION] pad
// Reason: a filler
// Source: code in the spec
// ======================================================================
static inline int pad(int x, int width = 8, char with = '_') { return x + width + with; }

// ======================================================================
// [PATCHED FUNCTION] trim
// Source: code in the spec
// ======================================================================
template <typename T = int>
int trim(int x)
{
  return x;
}

int use() { return pad(1) + trim(2); }
