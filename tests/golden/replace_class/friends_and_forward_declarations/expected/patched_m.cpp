// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/friends_and_forward_declarations/spec.patchspec.json
//  Regenerate: patchgen replace_class/friends_and_forward_declarations/spec.patchspec.json -o generated --diff
//  Fingerprint: 616672b2494c6076
//
//  Patches applied:
//    - replace_class: Graph
// ============================================================================
class Graph;
void print(const Graph& graph);

class Builder {
  friend class Graph;
  int n = 1;
};

// ======================================================================
// [PATCHED CLASS] Graph
// Source: LazyGraph in patches.cpp
// ======================================================================
class Graph {
 public:
  friend void print(const Graph& graph);
  friend bool operator==(const Graph& a, const Graph& b) { return a.n == b.n; }
  friend class Scheduler;

 private:
  int n = Builder().n + 1;
};

void print(const Graph& graph) { (void)graph.n; }
