class Graph;
void print(const Graph& graph);

class Builder {
  friend class Graph;
  int n = 1;
};

class Graph {
 public:
  friend void print(const Graph& graph);
  friend bool operator==(const Graph& a, const Graph& b) { return a.n == b.n; }

 private:
  int n = Builder().n;
};

void print(const Graph& graph) { (void)graph.n; }
