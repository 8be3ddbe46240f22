#pragma once

namespace lib {
class Runner {
 public:
  int step(int x);
};
}  // namespace lib
