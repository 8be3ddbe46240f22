#pragma once

#include <cstdint>
#include <map>
#include <modeling/checkpoint.h>
#include <optional>
#include <sstream>
#include <string>
#include <torch/torch.h>
#include <vector>

namespace modeling {

/// Which parameters are cut into shards for the ranks of a group, and along which dimension. All
/// others are the same on every rank.
class ParallelPlan {
 public:
  /// Parameters that `pattern` names are cut along `dim`. In a pattern `*` stands for one part of
  /// a name between dots: `model.layers.*.mlp.experts.down_proj`.
  ParallelPlan& shard(const std::string& pattern, std::int64_t dim) {
    TORCH_CHECK(dims_.emplace(pattern, dim).second, "the plan has ", pattern, " already");
    return *this;
  }

  /// The same plan for a model that stands at `prefix` in a larger one.
  ParallelPlan with_prefix(const std::string& prefix) const {
    ParallelPlan plan;
    for (const auto& [pattern, dim] : dims_) plan.shard(prefix + "." + pattern, dim);
    return plan;
  }

  /// Along which dimension `name` is cut; nothing when it is not. Throws when two patterns name it.
  std::optional<std::int64_t> dim_of(const std::string& name) const {
    std::optional<std::int64_t> result;
    for (const auto& [pattern, dim] : dims_) {
      if (!matches(pattern, name)) continue;
      TORCH_CHECK(!result, "two patterns of the plan name ", name);
      result = dim;
    }
    return result;
  }

  /// What rank `rank` of `world_size` holds of `state`. Throws when a parameter cannot be cut into
  /// equal parts, or a pattern of the plan names nothing.
  StateDict shard_of(const StateDict& state, std::int64_t rank, std::int64_t world_size) const {
    TORCH_CHECK(0 <= rank && rank < world_size, "rank ", rank, " of ", world_size);
    check_every_pattern(state);
    StateDict result;
    for (const auto& [name, tensor] : state) {
      const auto dim = dim_of(name);
      if (!dim) {
        result[name] = tensor;
        continue;
      }
      TORCH_CHECK(*dim < tensor.dim() && tensor.size(*dim) % world_size == 0, name, ", ",
                  tensor.sizes(), ", cannot be cut into ", world_size,
                  " equal parts along dimension ", *dim);
      const std::int64_t part = tensor.size(*dim) / world_size;
      result[name] = tensor.narrow(*dim, rank * part, part).contiguous();
    }
    return result;
  }

  /// The whole of the `shards` of all `world_size` ranks, in their order. Throws when one is
  /// missing, when they hold different names, parts of different sizes, or different values of what
  /// is the same on every rank.
  StateDict whole_of(const std::vector<StateDict>& shards, std::int64_t world_size) const {
    TORCH_CHECK(world_size > 0 && shards.size() == static_cast<std::size_t>(world_size),
                shards.size(), " shards of ", world_size, " ranks");
    StateDict result;
    for (const auto& [name, tensor] : shards.front()) {
      std::vector<torch::Tensor> parts;
      for (const auto& shard : shards) {
        TORCH_CHECK(shard.size() == shards.front().size() && shard.count(name) > 0,
                    "the shards hold different names; one lacks ", name);
        parts.push_back(shard.at(name));
      }
      const auto dim = dim_of(name);
      for (std::size_t rank = 1; rank < parts.size(); ++rank) {
        TORCH_CHECK(parts[rank].sizes() == tensor.sizes(), name, " is ", tensor.sizes(),
                    " on rank 0, but ", parts[rank].sizes(), " on rank ", rank);
        TORCH_CHECK(dim || parts[rank].equal(tensor), name,
                    ", which is not cut, differs between rank 0 and rank ", rank);
      }
      result[name] = dim ? torch::cat(parts, *dim) : tensor;
    }
    return result;
  }

 private:
  static std::vector<std::string> parts_of(const std::string& name) {
    std::vector<std::string> parts;
    std::istringstream stream(name);
    for (std::string part; std::getline(stream, part, '.');) parts.push_back(part);
    return parts;
  }

  static bool matches(const std::string& pattern, const std::string& name) {
    const auto wanted = parts_of(pattern);
    const auto parts = parts_of(name);
    if (wanted.size() != parts.size()) return false;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (wanted[i] != "*" && wanted[i] != parts[i]) return false;
    }
    return true;
  }

  void check_every_pattern(const StateDict& state) const {
    for (const auto& item : dims_) {
      bool found = false;
      for (const auto& parameter : state) found = found || matches(item.first, parameter.first);
      TORCH_CHECK(found, "the plan's ", item.first, " names no parameter");
    }
  }

  std::map<std::string, std::int64_t> dims_;  // by pattern
};

}  // namespace modeling
