// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/names_its_namespace/spec.patchspec.json
//  Regenerate: patchgen replace_function/names_its_namespace/spec.patchspec.json -o generated --diff
//  Fingerprint: efda66a4463b1336
//
//  Patches applied:
//    - replace_function: describe
//    - override_method: Model::run
// ============================================================================
namespace models::tiny {
struct Row {
  int n = 1;
};

// ======================================================================
// [PATCHED FUNCTION] describe
// Source: describe in patches.cpp
// ======================================================================
int describe(const models::tiny::Row& row) {
  models::tiny::Row copy = row;
  return copy.n + 1;
}

// ======================================================================
// [MODIFIED CLASS] Model
// Methods patched: run
// Source: fast_run in patches.cpp
// ======================================================================
class Model {
 public:
  // A method may come from a free function: its namespace is no class of that name.
  int run(const models::tiny::Row& row) { return tiny::describe(row); }
};
}  // namespace models::tiny
