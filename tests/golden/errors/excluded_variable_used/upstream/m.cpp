#include "unseen.h"
constexpr float kScale = 1.0F;
float mask(float x) { return x; }
namespace n {
struct Config {};
inline namespace v1 { int pack(int x) { return x; } }
int call(int x) { return pack(x); }
}
float product(float x) { return x * kScale; }
float sum(float x) {
  float y = x * kScale;
  { float mask = y; y = mask; }
  return mask(y) + kScale;
}
float before(float x) {
  float y = mask(x);
  float mask = y;
  return mask;
}
bool both(bool x) { return x and kScale > 0; }
bool negated() { return not kScale; }
#ifdef FAST
float fast(float x) {
#else
float slow(float x) {
#endif
  return mask(x);
}
using namespace n;
Config opened;
int n_call(int x) { return n::pack(x); }
// No other file can use these.
static float hidden(float x) { return x; }
namespace { struct Hidden { float x; }; }
float Unseen::run(float x) { return hidden(x); }
float Unseen::walk(float x) { return Hidden{x}.x; }
