// The main of every model test; compiling it also precompiles the headers that all of them share.

#include <gtest/gtest.h>
#include <torch/torch.h>

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  torch::set_num_threads(1);  // sums in one order
  return RUN_ALL_TESTS();
}
