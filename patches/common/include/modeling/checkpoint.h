#pragma once

#include <map>
#include <string>
#include <torch/torch.h>
#include <utility>
#include <vector>

#include "common/modeling_utils.h"

namespace modeling {

using torchmodels::StateDict;

/// A tensor with its full name in a model or a checkpoint.
using NamedTensor = std::pair<std::string, torch::Tensor>;

/// Turns the tensors of a checkpoint into those that a model has, one by one as they are read.
class CheckpointTensorConverter {
 public:
  virtual ~CheckpointTensorConverter() = default;

  /// Whether tensors of that name are convert()'s; all others are loaded as they are.
  virtual bool can_handle(const std::string& name) const = 0;

  /// What the model gets for one tensor: nothing as long as others that belong to it are missing.
  /// Throws when the tensor has a shape or a type that is not expected, or comes twice, in whatever
  /// layout.
  virtual std::vector<NamedTensor> convert(const std::string& name,
                                           const torch::Tensor& tensor) = 0;

  /// To be called behind the last tensor. Throws when tensors still wait for others, and names what
  /// is missing: the checkpoint is truncated.
  virtual void finalize() const = 0;

  /// Forgets all tensors so far: another checkpoint begins.
  virtual void reset() = 0;
};

/// All of `checkpoint` as the model has it. Without a `converter` that is the checkpoint itself.
/// What the converter still holds of another one is dropped.
inline StateDict convert_checkpoint(const StateDict& checkpoint,
                                    CheckpointTensorConverter* converter) {
  if (converter == nullptr) return checkpoint;
  converter->reset();
  StateDict state;
  const auto add = [&](const std::string& name, const torch::Tensor& tensor) {
    TORCH_CHECK(state.emplace(name, tensor).second, "the checkpoint gives ", name, " twice");
  };
  for (const auto& [name, tensor] : checkpoint) {
    if (!converter->can_handle(name)) {
      add(name, tensor);
      continue;
    }
    for (const auto& converted : converter->convert(name, tensor)) {
      add(converted.first, converted.second);
    }
  }
  converter->finalize();
  return state;
}

/// Loads `checkpoint` into `model`. Throws when the converter does, or when what comes out does not
/// fit the model; then nothing is loaded.
inline void load_checkpoint(torchmodels::PreTrainedModelBase& model, const StateDict& checkpoint,
                            CheckpointTensorConverter* converter) {
  model.load_state_dict(convert_checkpoint(checkpoint, converter));
}

}  // namespace modeling
