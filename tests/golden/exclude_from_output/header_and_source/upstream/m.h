#pragma once

namespace models {

class Head;

/// The head.
class Head {
 public:
  int run();
};

class Block {
 public:
  int run();
  void debug();
};

int rope(int n, int base = 10000);

}  // namespace models
