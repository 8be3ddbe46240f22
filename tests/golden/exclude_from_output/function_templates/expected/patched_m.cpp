// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/function_templates/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/function_templates/spec.patchspec.json -o generated --diff
//  Fingerprint: 3bc86db4c0dbf67f
//
//  Patches applied:
//    - exclude_from_output: clamp, clamp<int>(int), Table::get, scale(T)
//      what specialises or instantiates them goes with them
// ============================================================================
namespace math {

struct Table {
  int rows = 0;
};

template <class T>
T scale(T x, int by) {
  return x * by;
}
template <>
int scale<int>(int x, int by) {
  return x * by;
}

}  // namespace math

int rows() { return math::Table().rows + math::scale(1, 2); }
