#pragma once
namespace lib {
struct Tensor {
  Tensor(int value = 0);
  int run() const;
  template <typename T>
  T to() const;
};
struct Inner { int x; };
struct Local { int x; };
struct Engine { int x; };
}  // namespace lib
