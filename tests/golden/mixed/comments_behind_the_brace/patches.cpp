namespace models {

class Norm {
 public:
  int forward(int x) const { return 2 * x; }
};  // class Norm

struct Block {
  Block() : width_(2) {}  // one column
  explicit Block(int width, int more)
      : width_(width + more) {}  // as wide as asked for
  int forward(int x) const { return 2 * x; }  // the patch says that
  int plain(int x) const { return 2 * x; }
  int width_;
};  // struct Block

// Two from now on.
struct Tail {
  int last() const { return 2; }
};

inline int rope(int x) { return 2 * x; }  // rotates

inline int mask(int x) { return 2 * x; }  // masks

}  // namespace models
