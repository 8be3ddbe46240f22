#define API

class Box;
int dump(const Box& box, int level = 0);
API auto depth(int x) -> int;

class Box {
  friend int dump(const Box& box, int level);
  friend auto depth(int x) -> int;
  friend class Lid;
  int x_ = 1;
};

int dump(const Box& box, int level) { return box.x_ + level; }

/// How deep it is.
API auto depth(int x) -> int {
  return x;
}

namespace api {
namespace v1 {
int rope(int x) { return x; }
}
inline namespace v2 {
[[nodiscard]] int rope(int x, int base = 10) noexcept;
int rope(int x, int base) noexcept { return x % base; }
}
}

[[gnu::cold]]
__attribute__((noinline))
static int
cold()
{
  return 1;
}

int use() { return sizeof(Box) + api::v1::rope(1); }
