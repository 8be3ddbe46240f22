// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     dead.cpp
//  Spec:       exclude_from_output/cascade_graph/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/cascade_graph/spec.patchspec.json -o generated --diff
//  Fingerprint: 025374e0ec8d3aad
//
//  Patches applied:
//    - exclude_from_output: Dead
//    - exclude_from_output: Other
// ============================================================================
namespace {

// They call one another, and nobody calls them here: none of Dead's business.
int ping(int x);
int pong(int x) { return x == 0 ? 1 : ping(x - 1); }
int ping(int x) { return x == 0 ? 0 : pong(x - 1); }

// Used by a macro, which stays.
int by_macro() { return 1; }
#define BY_MACRO() by_macro()

// Used by Other too, which does not ask for more; so this and what it uses stays.
int deep() { return 1; }
int of_other() { return deep(); }

int shared() { return 1; }

}  // namespace

struct Stream {
  int flush() { return 2; }
};

class Live {
 public:
  int run() { return shared() + Stream().flush(); }
};
