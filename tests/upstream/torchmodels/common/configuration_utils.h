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

#include <cstdint>
#include <string>

namespace torchmodels {

/// What every model's configuration has.
struct PretrainedConfig {
  virtual ~PretrainedConfig() = default;

  std::string model_type;
  double initializer_range = 0.02;
  uint64_t seed = 0;  // of the weights that a new model starts with
  int64_t pad_token_id = 0;
  int64_t num_labels = 2;  // of the classification heads
};

}  // namespace torchmodels
