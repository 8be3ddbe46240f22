#define REG(ns, x) ns::x x##_registered
#define SUB(x, space) int sub_##x() { return space::x().z; }
#define SHORT qwen3
#define BEGIN_CONFIG namespace models { namespace qwen3 {
#define END_CONFIG } }
#define VALUE(qwen3) (qwen3 + 1)

namespace zoo { namespace qwen3 { struct Z { int v; }; } }

namespace models {
namespace qwen3 {
struct X { int z = VALUE(1); };
extern "C" int entry() { return 1; }
extern "C" {
int state;
extern int elsewhere;
int declared(int);
static int hidden() { return 2; }
}
}  // namespace qwen3

SUB(X, qwen3)

int local() {
  namespace qwen3 = zoo::qwen3;
  qwen3::Z c{1};
  return c.v;
}
int outer() { return qwen3::X().z; }
}  // namespace models

BEGIN_CONFIG
struct Config { int layers; };
END_CONFIG

REG(models::qwen3, X);
