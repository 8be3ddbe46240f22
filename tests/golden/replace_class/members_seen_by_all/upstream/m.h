#pragma once
namespace n {
class A {
public:
  A();
  int f(int x) const;
  int g();
};
inline int user() { return A().f(1); }
}  // namespace n
