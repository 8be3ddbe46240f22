// What Dead names is its own reset, a parameter and another norm.
int reset() { return 1; }
int count() { return 2; }
namespace math { int norm() { return 3; } }
namespace other { int norm(); }
int norm() { return 4; }

// Only its members are taken out.
struct Kept {
  Kept() = default;
  explicit Kept(int x);
  Kept scale(const Kept& other) const;
};
Kept::Kept(int) {}
Kept Kept::scale(const Kept&) const { return Kept(); }

// Dead alone calls it, by its scope.
namespace dead { namespace detail { int call() { return 5; } } }

class Dead {
 public:
  int reset() { return 0; }
  int run(int count);
};
int Dead::run(int count) { return reset() + count + other::norm() + dead::detail::call(); }
