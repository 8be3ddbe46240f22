constexpr int kDepth = 1;
namespace tuned {
#ifdef USE_GPU
constexpr int kDepth = 2;
#endif
}

#ifdef USE_GPU
struct Trace { int x; };
int probe() { return 1; }
#else
struct Trace { int y; };
int probe() { return 2; }
#endif
