#pragma once

#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <modeling/checkpoint.h>
#include <modeling/parallel_plan.h>
#include <string>
#include <torch/torch.h>
#include <type_traits>
#include <utility>

#include "common/model_registry.h"

namespace modeling {

/// A model that a registry made.
using ModelPointer = std::shared_ptr<torchmodels::PreTrainedModelBase>;

/// What is known of one generated class.
struct ModelEntry {
  std::function<ModelPointer(const torchmodels::PretrainedConfig&)> create;
  /// For a model that create() made. Null when its checkpoints are loaded as they are.
  std::function<std::unique_ptr<CheckpointTensorConverter>(const torchmodels::PreTrainedModelBase&)>
      create_converter;
  /// For a model that create() made. Empty when all ranks hold all of it.
  std::function<ParallelPlan(const torchmodels::PreTrainedModelBase&)> parallel_plan;
};

/// The backend that a program runs on: `argument` where it is not empty, else what the environment
/// says, MODELING_BACKEND, else "gpu".
inline std::string choose_backend(const std::string& argument = "") {
  if (!argument.empty()) return argument;
  const char* environment = std::getenv("MODELING_BACKEND");
  return environment != nullptr && *environment != '\0' ? environment : "gpu";
}

/// Generated classes by architecture and backend. Upstream's own are the backend "upstream".
class ModelingRegistry {
 public:
  static ModelingRegistry& instance() {
    static ModelingRegistry registry;
    return registry;
  }

  /// Throws when there is a class for both already, or the backend is "upstream".
  bool add(const std::string& architecture, const std::string& backend, ModelEntry entry) {
    TORCH_CHECK(!backend.empty() && backend != "upstream", architecture,
                ": a generated class is registered for a backend of its own, not for '", backend,
                "'");
    const bool added = entries_[architecture].emplace(backend, std::move(entry)).second;
    TORCH_CHECK(added, "two classes are registered for ", architecture, " on ", backend);
    return added;
  }

  /// Throws when there is none, and says which backends the architecture has.
  const ModelEntry& find(const std::string& architecture, const std::string& backend) const {
    const auto of_architecture = entries_.find(architecture);
    TORCH_CHECK(of_architecture != entries_.end(), "no generated class is called ", architecture);
    const auto found = of_architecture->second.find(backend);
    if (found != of_architecture->second.end()) return found->second;
    std::string known;
    for (const auto& item : of_architecture->second) known += " " + item.first;
    TORCH_CHECK(false, architecture, " has no class for the backend ", backend, "; it has:", known);
  }

  /// A model of that architecture for the backend that choose_backend() gives.
  ModelPointer create(const std::string& architecture, const torchmodels::PretrainedConfig& config,
                      const std::string& backend = "") const {
    const std::string chosen = choose_backend(backend);
    if (chosen == "upstream")
      return torchmodels::ModelRegistry::instance().create(architecture, config);
    return find(architecture, chosen).create(config);
  }

  /// A model as create() makes it, with the weights of `checkpoint`, in whatever layout its
  /// converter knows.
  ModelPointer load(const std::string& architecture, const torchmodels::PretrainedConfig& config,
                    const StateDict& checkpoint, const std::string& backend = "") const {
    const std::string chosen = choose_backend(backend);
    const ModelPointer model = create(architecture, config, chosen);
    std::unique_ptr<CheckpointTensorConverter> converter;
    if (chosen != "upstream") {
      const ModelEntry& entry = find(architecture, chosen);
      if (entry.create_converter) converter = entry.create_converter(*model);
    }
    load_checkpoint(*model, checkpoint, converter.get());
    return model;
  }

 private:
  std::map<std::string, std::map<std::string, ModelEntry>> entries_;
};

namespace detail {

template <class Impl, class = void>
struct HasConverter : std::false_type {};
template <class Impl>
struct HasConverter<
    Impl, std::void_t<decltype(std::declval<const Impl&>().create_checkpoint_tensor_converter())>>
    : std::true_type {};

template <class Impl, class = void>
struct HasPlan : std::false_type {};
template <class Impl>
struct HasPlan<Impl, std::void_t<decltype(std::declval<const Impl&>().get_parallel_plan())>>
    : std::true_type {};

}  // namespace detail

/// The entry of a class: what its patches added to it is found by the name of the method,
/// create_checkpoint_tensor_converter() and get_parallel_plan().
template <class Impl, class Config>
ModelEntry make_entry() {
  ModelEntry entry;
  entry.create = &torchmodels::make_model<Impl, Config>;
  if constexpr (detail::HasConverter<Impl>::value) {
    entry.create_converter = [](const torchmodels::PreTrainedModelBase& model) {
      return dynamic_cast<const Impl&>(model).create_checkpoint_tensor_converter();
    };
  }
  if constexpr (detail::HasPlan<Impl>::value) {
    entry.parallel_plan = [](const torchmodels::PreTrainedModelBase& model) {
      return dynamic_cast<const Impl&>(model).get_parallel_plan();
    };
  }
  return entry;
}

}  // namespace modeling

/// Registers `name`Impl for a backend; stands in the model's namespace.
#define MODELING_REGISTER_MODEL(backend, name, config_type) \
  [[maybe_unused]] static const bool registered_##name =    \
      ::modeling::ModelingRegistry::instance().add(         \
          #name, backend, ::modeling::make_entry<name##Impl, config_type>())
