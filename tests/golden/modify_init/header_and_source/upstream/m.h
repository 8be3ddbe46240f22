#pragma once

namespace models {

class Block {
 public:
  Block(int dim, int heads);
  explicit Block(int dim);
  int run(int x);

 private:
  int dim_;
  int heads_;
};

}  // namespace models
