#define API
#define HOT

struct A {
  API
  int f() const;
};

API
HOT int
A::f() const
{
  return 1;
}

[[nodiscard]]
static int
g(int x)
{
  return x;
}
