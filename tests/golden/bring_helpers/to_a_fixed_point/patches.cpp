#define HEADS_PER_RANK 2

namespace models {

// Stand-ins, so that an editor can read this file.
struct Tensor;
int scale(int x);

namespace detail {

/// How many heads there are.
constexpr int kHeads = 8;

enum Layout { kRows, kColumns };

int ranks() { return kHeads / HEADS_PER_RANK; }

}  // namespace detail

using Size = int;

struct Splitter {
  Size split(Size n);
  detail::Layout layout = detail::kRows;
};

Size Splitter::split(Size n) { return n / detail::ranks(); }

int not_needed() { return 7; }

struct Attention {
  int run(Tensor x) {
    Splitter splitter;
    // not_needed() stays where it is: "not_needed"
    return scale(splitter.split(x.size));
  }
};

int scale(int x) { return x * detail::kHeads; }

}  // namespace models
