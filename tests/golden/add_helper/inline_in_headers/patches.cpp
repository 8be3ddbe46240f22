// Two files that include the header must not define this twice.
int plain(int x) { return x; }

[[nodiscard]] int attributed() { return 1; }

inline int already() { return 2; }

static int of_one_file() { return 3; }

const int kConstant = 4;
const char* name = "n";

template <class T>
T generic(T x) {
  return x;
}
template <>
int generic<int>(int x) {
  return x + 1;
}

struct Counter {
  int in_class() { return 1; }
  int out_of_class();
  static int count;
};
int Counter::out_of_class() { return count; }
int Counter::count = 0;

namespace detail {
int inner() { return 5; }
}  // namespace detail

int in_source() { return 6; }
