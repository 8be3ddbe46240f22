#pragma once
namespace n {
class A {
public:
  A();
  // scales
  int scale(int x) const;
  int side() const;
  virtual int v(int x);
  static int lim(int k = 2);
};
}  // namespace n
