namespace a { struct Dead {}; }
using a::Dead;
namespace aa = a;
aa::Dead by_alias;
::a::Dead global;
static_assert(sizeof(a::Dead) > 0);
template <class T> struct Box {};
template struct Box<a::Dead>;
struct Live {};
#define REGISTER(A, B) static_assert(sizeof(A) + sizeof(B))
REGISTER(Live, a::Dead);

int helper() { return 1; }
#define CALL_HELPER() helper()
int calls() { return CALL_HELPER(); }
int unused() { return 1; }
#define CALL_UNUSED() unused()

struct Part {};
struct Whole : Part {
  friend bool same(const Part&, const Whole&);
};
struct Twice {};
struct Owner { struct Twice {}; Twice mine; };
struct Other { Twice theirs; };

#ifdef USE_GPU
struct Kernel {};
Kernel on_gpu;
#else
struct Kernel {};
Kernel elsewhere;
#endif
Kernel both;

int counted() { return 1; }
#define REGISTER_ARGS(name, f) static auto name##_args = f
REGISTER_ARGS(live, [] { return counted(); });
