#include <torch/torch.h>

void add_gate(long hidden) {
  // One gate a channel, as the checkpoint has it.
  gate_ = register_module("gate", torch::nn::Linear(hidden, hidden));
}
