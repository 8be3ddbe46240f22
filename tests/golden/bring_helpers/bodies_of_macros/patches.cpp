constexpr int kLimit = 9;
// Named like a parameter of a macro.
constexpr int value = 1;
#define CLAMP(value) ((value) < kLimit ? (value) : kLimit)
#define UNUSED_MACRO 3
#define CLAMP_TWICE(value) \
  CLAMP(CLAMP(value))

int A::run(int x) { return CLAMP_TWICE(x); }
