#pragma once
namespace n {
struct A {
  int one() { return 1; }
};
}  // namespace n
