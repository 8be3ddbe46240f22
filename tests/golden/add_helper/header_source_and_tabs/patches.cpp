namespace models {
namespace detail {

inline int clamp(int n) {
  if (n > 9) {
    return 9;
  }
  return n;
}

}  // namespace detail

namespace {

int wrap(int n) { return -n; }

}  // namespace

class Block {
 public:
  int run(int n) { return detail::clamp(n); }
};

}  // namespace models
