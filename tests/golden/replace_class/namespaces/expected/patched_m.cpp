// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/namespaces/spec.patchspec.json
//  Regenerate: patchgen replace_class/namespaces/spec.patchspec.json -o generated --diff
//  Fingerprint: 36bb667007a87b9f
//
//  Patches applied:
//    - replace_class: State
//    - replace_class: Table
// ============================================================================
namespace models {
inline namespace v2 {

// ======================================================================
// [PATCHED CLASS] Table
// Source: Table in patches.cpp
// ======================================================================
struct Table {
  int rows();
};

// ======================================================================
// [PATCHED CLASS] Table
// Source: Table in patches.cpp
// ======================================================================
int Table::rows() { return 2; }

}  // namespace v2

namespace {

// ======================================================================
// [PATCHED CLASS] State
// Source: FastState in patches.cpp
// ======================================================================
class State {
 public:
  int n = 1;
};

}  // namespace

int use(Table table) { return State().n + table.rows(); }

}  // namespace models
