// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/enumerators_and_c_typedefs/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/enumerators_and_c_typedefs/spec.patchspec.json -o generated --diff
//  Fingerprint: bd4ea24973fcc5d0
//
//  Patches applied:
//    - exclude_from_output: Attention, tensor
// ============================================================================
struct Mlp {
  int v;
};

enum class LayerKind : int { Attention, Mlp = 4 };
enum { kFirst = sizeof(Mlp), kSecond };

int count(LayerKind kind, Mlp& mlp) { return kind == LayerKind::Attention ? 1 : mlp.v; }

typedef struct graph graph;
struct graph {
  int nodes;
};

int nodes_of(const graph* g) { return g->nodes + kFirst + kSecond; }
