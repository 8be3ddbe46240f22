// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/overload_of_what_is_replaced/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/overload_of_what_is_replaced/spec.patchspec.json -o generated --diff
//  Fingerprint: bcc2cf773dbcdaf1
//
//  Patches applied:
//    - replace_function: clamp(T)
//      nothing below zero
//    - replace_function: pick(int)
//    - override_method: Table::at(int)
//    - exclude_from_output: clamp(long), pick(long), Table::at(long)
// ============================================================================

// ======================================================================
// [PATCHED FUNCTION] clamp
// Reason: nothing below zero
// Source: clamp in patches.cpp
// ======================================================================
template <class T>
T clamp(T value) {
  return value < 0 ? T() : value;
}

// ======================================================================
// [PATCHED FUNCTION] pick
// Source: pick in patches.cpp
// ======================================================================
int pick(int value) { return value > 0 ? pick(value - 1) : 0; }

// ======================================================================
// [MODIFIED CLASS] Table
// Methods patched: at
// Source: Table::at in patches.cpp
// ======================================================================
struct Table {
  int at(int row) { return row > 0 ? at(row - 1) : 0; }
};

int use(Table& table) { return clamp(1) + pick(2) + table.at(3); }
