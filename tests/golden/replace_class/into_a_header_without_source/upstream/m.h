#pragma once
namespace n {
class A {
public:
  A() {}
  int f(int x) const { return x; }
  int g() { return 1; }
};
inline int user() { return A().f(1); }
}  // namespace n
