struct Attention {
  int v;
};
struct Mlp {
  int v;
};

enum class LayerKind : int { Attention, Mlp = 4 };
enum { kFirst = sizeof(Mlp), kSecond };

int count(LayerKind kind, Mlp& mlp) { return kind == LayerKind::Attention ? 1 : mlp.v; }

// C calls structs by their names like this.
typedef struct tensor tensor;
typedef struct graph graph;
struct tensor {
  int rows;
};
struct graph {
  int nodes;
};

int nodes_of(const graph* g) { return g->nodes + kFirst + kSecond; }
