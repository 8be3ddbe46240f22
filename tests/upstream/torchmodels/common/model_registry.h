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

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <torch/torch.h>
#include <vector>

#include "common/modeling_utils.h"

namespace torchmodels {

/// Makes models by the name of their architecture, which checkpoints carry ("LlamaForCausalLM").
class ModelRegistry {
 public:
  using Factory = std::function<std::shared_ptr<PreTrainedModelBase>(const PretrainedConfig&)>;

  static ModelRegistry& instance() {
    static ModelRegistry registry;
    return registry;
  }

  /// Throws when there is a model of that name already.
  bool add(const std::string& architecture, Factory factory) {
    const bool added = factories_.emplace(architecture, std::move(factory)).second;
    TORCH_CHECK(added, "two models are called ", architecture);
    return added;
  }

  /// Throws when nothing of that name was registered, or when it wants another configuration.
  std::shared_ptr<PreTrainedModelBase> create(const std::string& architecture,
                                              const PretrainedConfig& config) const {
    const auto found = factories_.find(architecture);
    TORCH_CHECK(found != factories_.end(), "no model is called ", architecture);
    return found->second(config);
  }

  std::vector<std::string> architectures() const {
    std::vector<std::string> names;
    for (const auto& item : factories_) {
      names.push_back(item.first);
    }
    return names;
  }

 private:
  std::map<std::string, Factory> factories_;
};

/// What TORCHMODELS_REGISTER_MODEL registers.
template <class Impl, class Config>
std::shared_ptr<PreTrainedModelBase> make_model(const PretrainedConfig& config) {
  const auto* own = dynamic_cast<const Config*>(&config);
  TORCH_CHECK(own != nullptr, "the configuration is another model's: ", config.model_type);
  return std::make_shared<Impl>(*own);
}

}  // namespace torchmodels

/// Registers `name`Impl as `name`; stands in the model's namespace, in its source file.
#define TORCHMODELS_REGISTER_MODEL(name, config_type)    \
  [[maybe_unused]] static const bool registered_##name = \
      ::torchmodels::ModelRegistry::instance().add(      \
          #name, &::torchmodels::make_model<name##Impl, config_type>)
