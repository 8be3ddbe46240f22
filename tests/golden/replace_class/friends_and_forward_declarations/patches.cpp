class Builder;
class LazyGraph;
void print(const LazyGraph& graph);

class LazyGraph {
 public:
  friend void print(const LazyGraph& graph);
  friend bool operator==(const LazyGraph& a, const LazyGraph& b) { return a.n == b.n; }
  friend class Scheduler;

 private:
  int n = Builder().n + 1;
};
