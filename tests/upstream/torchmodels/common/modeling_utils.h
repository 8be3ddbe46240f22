// Copyright 2026 The torchmodels authors
//
// Licensed under the Apache License, Version 2.0 (the "License"); you may not use this file except
// in compliance with the License. You may obtain a copy of the License at
//
//     http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software distributed under the License
// is distributed on an "AS IS" BASIS, WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express
// or implied. See the License for the specific language governing permissions and limitations under
// the License.

#pragma once

#include <ATen/CPUGeneratorImpl.h>
#include <map>
#include <string>
#include <torch/torch.h>

#include "common/configuration_utils.h"

namespace torchmodels {

/// Parameters and buffers by their full names.
using StateDict = std::map<std::string, torch::Tensor>;

/// What all models share, whatever their configuration.
class PreTrainedModelBase : public torch::nn::Module {
 public:
  virtual const PretrainedConfig& pretrained_config() const = 0;

  /// Everything that a checkpoint holds. The tensors are the model's own, not copies.
  StateDict state_dict() const {
    StateDict state;
    for (const auto& item : named_parameters()) {
      state[item.key()] = item.value();
    }
    return state;
  }

  /// Copies every tensor of `state` into the model. Throws when the model lacks one, has more, or
  /// has another shape; nothing is copied then.
  void load_state_dict(StateDict state) {
    prepare_state_dict(state);
    const StateDict own = state_dict();
    std::string problems;
    for (const auto& [name, tensor] : own) {
      const auto found = state.find(name);
      if (found == state.end()) {
        problems += "\n  missing: " + name;
      } else if (found->second.sizes() != tensor.sizes()) {
        problems += "\n  another shape: " + name;
      }
    }
    for (const auto& item : state) {
      if (own.count(item.first) == 0) {
        problems += "\n  unexpected: " + item.first;
      }
    }
    TORCH_CHECK(problems.empty(), "the state does not fit the model:", problems);

    torch::NoGradGuard no_grad;
    for (const auto& [name, tensor] : own) {
      torch::Tensor target = tensor;
      target.copy_(state.at(name));
    }
  }

 protected:
  /// Called with what is to be loaded, before any name is looked for: the place to rename or to
  /// drop what older checkpoints have.
  virtual void prepare_state_dict(StateDict& /*state*/) {}
};

/// A model with its configuration. A derived class registers its modules in the constructor and
/// ends it with post_init().
template <class Config>
class PreTrainedModel : public PreTrainedModelBase {
 public:
  explicit PreTrainedModel(const Config& model_config) : config(model_config) {}

  const PretrainedConfig& pretrained_config() const override { return config; }

  Config config;

 protected:
  /// Draws the weights of the whole model from config.seed.
  void post_init() {
    torch::NoGradGuard no_grad;
    torch::Generator generator = at::detail::createCPUGenerator(config.seed);
    for (const auto& module : this->modules(/*include_self=*/false)) {
      this->init_weights(*module, generator);
    }
    this->init_weights(*this, generator);
  }

  /// Draws the weights that `module` itself holds. A model with modules of its own kind overrides
  /// this, and calls the base's for the others.
  virtual void init_weights(torch::nn::Module& module, torch::Generator& generator) {
    if (auto* linear = module.as<torch::nn::Linear>()) {
      linear->weight.normal_(0.0, config.initializer_range, generator);
      if (linear->bias.defined()) {
        linear->bias.zero_();
      }
    } else if (auto* embedding = module.as<torch::nn::Embedding>()) {
      embedding->weight.normal_(0.0, config.initializer_range, generator);
    } else if (auto* conv1d = module.as<torch::nn::Conv1d>()) {
      conv1d->weight.normal_(0.0, config.initializer_range, generator);
      if (conv1d->bias.defined()) {
        conv1d->bias.zero_();
      }
    } else if (auto* conv2d = module.as<torch::nn::Conv2d>()) {
      conv2d->weight.normal_(0.0, config.initializer_range, generator);
      if (conv2d->bias.defined()) {
        conv2d->bias.zero_();
      }
    } else if (auto* conv3d = module.as<torch::nn::Conv3d>()) {
      conv3d->weight.normal_(0.0, config.initializer_range, generator);
      if (conv3d->bias.defined()) {
        conv3d->bias.zero_();
      }
    }
  }
};

}  // namespace torchmodels
