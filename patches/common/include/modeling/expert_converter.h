#pragma once

#include <array>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <modeling/checkpoint.h>
#include <modeling/expert_layout.h>
#include <optional>
#include <set>
#include <string>
#include <torch/torch.h>
#include <utility>
#include <vector>

namespace modeling {

/// `experts.7.gate_proj.weight`, taken apart.
struct ExpertName {
  std::string experts;  // up to and with "experts"
  std::int64_t index = 0;
  std::string projection;  // gate_proj, up_proj, down_proj
};

/// The parts of a name of one expert's weight; nothing when it is another name.
inline std::optional<ExpertName> parse_expert_name(const std::string& name) {
  static const std::string kExperts = "experts.";
  const auto begin = name.rfind(kExperts);
  if (begin == std::string::npos || (begin > 0 && name[begin - 1] != '.')) return std::nullopt;
  const std::size_t index_begin = begin + kExperts.size();
  std::size_t index_end = index_begin;
  while (index_end < name.size() && std::isdigit(static_cast<unsigned char>(name[index_end])) != 0)
    ++index_end;
  constexpr std::size_t kMaxDigits = 9;
  if (index_end == index_begin || index_end - index_begin > kMaxDigits) return std::nullopt;
  for (const char* projection : {"gate_proj", "up_proj", "down_proj"}) {
    if (name.compare(index_end, std::string::npos, std::string(".") + projection + ".weight") == 0)
      return ExpertName{name.substr(0, index_begin - 1),
                        std::stoll(name.substr(index_begin, index_end - index_begin)), projection};
  }
  return std::nullopt;
}

/// Whether `name` is that of fused expert weights: `….experts.gate_up_proj`, `….experts.down_proj`.
inline bool is_fused_expert_name(const std::string& name) {
  for (const std::string ending : {"experts.gate_up_proj", "experts.down_proj"}) {
    if (name.size() < ending.size()) continue;
    const std::size_t begin = name.size() - ending.size();
    if (name.compare(begin, ending.size(), ending) == 0 && (begin == 0 || name[begin - 1] == '.'))
      return true;
  }
  return false;
}

/// The name of a layer's other fused weight: down_proj for gate_up_proj, and the reverse.
inline std::string other_weight(const std::string& fused_name) {
  const std::size_t begin = fused_name.rfind('.') + 1;
  const bool is_down = fused_name.compare(begin, std::string::npos, "down_proj") == 0;
  return fused_name.substr(0, begin) + (is_down ? "gate_up_proj" : "down_proj");
}

/// Makes fused expert weights (`experts.gate_up_proj` [E, 2*I, H], `experts.down_proj` [E, H, I])
/// of what checkpoints have:
///
/// - a weight for each expert and projection, `experts.7.gate_proj.weight`: stacked in the order of
///   the experts, gate above up;
/// - fused weights: passed through, or transposed when they are the other way round. A shape that
///   both layouts have (gate_up_proj where 2*I == H, down_proj where I == H) waits for the layer's
///   other weight, whose shape tells, and has the same layout.
class ExpertTensorConverter : public CheckpointTensorConverter {
 public:
  explicit ExpertTensorConverter(const ExpertSizes& sizes, FusedLayout layout = FusedLayout::Detect)
      : sizes_(sizes), layout_(layout) {
    TORCH_CHECK(sizes.num_experts > 0 && sizes.hidden_size > 0 && sizes.intermediate_size > 0,
                "sizes of experts: ", sizes.num_experts, ", ", sizes.hidden_size, ", ",
                sizes.intermediate_size);
  }

  bool can_handle(const std::string& name) const override {
    return parse_expert_name(name).has_value() || is_fused_expert_name(name);
  }

  std::vector<NamedTensor> convert(const std::string& name, const torch::Tensor& tensor) override {
    TORCH_CHECK(tensor.is_floating_point(), name, " is of type ", tensor.scalar_type(),
                "; expected floating-point numbers");
    const auto expert = parse_expert_name(name);
    if (!expert) return convert_fused(name, tensor);
    check_expert(name, *expert, tensor);
    const bool is_down = expert->projection == "down_proj";
    const std::string fused_name = expert->experts + (is_down ? ".down_proj" : ".gate_up_proj");
    TORCH_CHECK(complete_.count(fused_name) == 0, name, " comes twice: ", fused_name,
                " is complete without it");
    Parts& parts = waiting_[fused_name];
    TORCH_CHECK(parts.empty() || parts.begin()->second.scalar_type() == tensor.scalar_type(), name,
                " is of type ", tensor.scalar_type(), ", others of its layer of type ",
                parts.begin()->second.scalar_type());
    const bool added = parts.emplace(Key{expert->index, expert->projection}, tensor).second;
    TORCH_CHECK(added, name, " comes twice");
    if (parts.size() < part_count(is_down)) return {};
    std::vector<NamedTensor> result{{fused_name, fuse(parts, is_down)}};
    waiting_.erase(fused_name);
    complete_.insert(fused_name);
    return result;
  }

  void finalize() const override {
    std::string missing;
    for (const auto& [fused_name, parts] : waiting_) {
      missing += "\n  " + fused_name + " lacks " + missing_parts(fused_name, parts);
    }
    TORCH_CHECK(missing.empty(), "the checkpoint is not complete:", missing);
    for (const auto& [name, tensor] : undecided_) {
      TORCH_CHECK(false, name, " is ", tensor.sizes(),
                  ", which both layouts of expert weights have, and ", other_weight(name),
                  ", which would tell, is not there: say which layout the checkpoint has");
    }
  }

  void reset() override {
    waiting_.clear();
    undecided_.clear();
    layouts_.clear();
    complete_.clear();
  }

 private:
  using Key = std::pair<std::int64_t, std::string>;  // expert, projection
  using Parts = std::map<Key, torch::Tensor>;

  /// Fused weights in the native layout; nothing while only the layer's other weight can tell which
  /// layout they have.
  std::vector<NamedTensor> convert_fused(const std::string& name, const torch::Tensor& tensor) {
    const FusedLayout layout = layout_of(name, tensor, sizes_, layout_);
    const auto parts = waiting_.find(name);
    TORCH_CHECK(parts == waiting_.end(), name, " comes twice: whole, and an expert's ",
                parts == waiting_.end() ? "" : parts->second.begin()->first.second);
    TORCH_CHECK(complete_.insert(name).second, name, " comes twice");
    const std::string other = other_weight(name);
    if (layout == FusedLayout::Detect) {
      const auto known = layouts_.find(other);
      if (known != layouts_.end()) return {{name, to_native_layout(tensor, known->second)}};
      undecided_.emplace(name, tensor);
      return {};
    }
    layouts_.emplace(name, layout);
    std::vector<NamedTensor> result{{name, to_native_layout(tensor, layout)}};
    const auto undecided = undecided_.find(other);
    if (undecided == undecided_.end()) return result;
    result.emplace_back(other, to_native_layout(undecided->second, layout));
    undecided_.erase(undecided);
    return result;
  }

  std::size_t part_count(bool is_down) const {
    return static_cast<std::size_t>(sizes_.num_experts) * (is_down ? 1 : 2);
  }

  void check_expert(const std::string& name, const ExpertName& expert,
                    const torch::Tensor& tensor) const {
    TORCH_CHECK(expert.index < sizes_.num_experts, name, ": the model has ", sizes_.num_experts,
                " experts");
    const bool is_down = expert.projection == "down_proj";
    const std::int64_t rows = is_down ? sizes_.hidden_size : sizes_.intermediate_size;
    const std::int64_t columns = is_down ? sizes_.intermediate_size : sizes_.hidden_size;
    TORCH_CHECK(tensor.dim() == 2 && tensor.size(0) == rows && tensor.size(1) == columns, name,
                " is ", tensor.sizes(), "; expected [", rows, ", ", columns, "]");
  }

  torch::Tensor fuse(const Parts& parts, bool is_down) const {
    std::vector<torch::Tensor> experts;
    for (std::int64_t index = 0; index < sizes_.num_experts; ++index) {
      experts.push_back(
          is_down ? parts.at({index, "down_proj"})
                  : torch::cat({parts.at({index, "gate_proj"}), parts.at({index, "up_proj"})},
                               /*dim=*/0));
    }
    return torch::stack(experts, /*dim=*/0);
  }

  std::string missing_parts(const std::string& fused_name, const Parts& parts) const {
    const bool is_down = fused_name.rfind(".down_proj") != std::string::npos;
    std::string missing;
    for (std::int64_t index = 0; index < sizes_.num_experts; ++index) {
      for (const std::string projection : {"gate_proj", "up_proj", "down_proj"}) {
        if ((projection == "down_proj") != is_down || parts.count({index, projection}) > 0)
          continue;
        missing += (missing.empty() ? "" : ", ") + std::to_string(index) + "." + projection;
      }
    }
    return missing;
  }

  ExpertSizes sizes_;
  FusedLayout layout_;
  // All by the name of the fused weight.
  std::map<std::string, Parts> waiting_;
  std::map<std::string, torch::Tensor> undecided_;
  std::map<std::string, FusedLayout> layouts_;  // of those whose shape told
  std::set<std::string> complete_;
};

/// The converter for a model with this configuration, whose sizes stand in it or in its
/// text_config.
template <class Config>
std::unique_ptr<CheckpointTensorConverter> create_expert_tensor_converter(
    const Config& config, FusedLayout layout = FusedLayout::Detect) {
  return std::make_unique<ExpertTensorConverter>(expert_sizes_of(config), layout);
}

namespace detail {

/// Throws unless `state` has both weights of these experts, in the native layout.
inline void check_native_pair(const StateDict& state, const std::string& experts) {
  const auto gate_up = state.find(experts + "gate_up_proj");
  const auto down = state.find(experts + "down_proj");
  TORCH_CHECK(gate_up != state.end() && down != state.end(), experts,
              gate_up == state.end() ? "gate_up_proj" : "down_proj", " is missing");
  const auto& above = gate_up->second;
  const auto& below = down->second;
  TORCH_CHECK(above.dim() == 3 && below.dim() == 3 && above.size(0) == below.size(0) &&
                  above.size(1) == 2 * below.size(2) && above.size(2) == below.size(1),
              experts, "gate_up_proj is ", above.sizes(), ", down_proj ", below.sizes(),
              "; expected [E, 2*I, H] and [E, H, I]");
}

}  // namespace detail

/// The way back: `state` with each fused expert weight taken apart into a weight an expert and
/// projection. For checkpoints that others read. Throws when the two weights of a layer do not
/// belong together, in the native layout.
inline StateDict split_experts(const StateDict& state) {
  StateDict result;
  for (const auto& [name, tensor] : state) {
    if (!is_fused_expert_name(name)) {
      result[name] = tensor;
      continue;
    }
    const std::string experts = name.substr(0, name.rfind('.') + 1);
    const bool is_down = name.compare(experts.size(), std::string::npos, "down_proj") == 0;
    detail::check_native_pair(state, experts);
    for (std::int64_t index = 0; index < tensor.size(0); ++index) {
      const std::string expert = experts + std::to_string(index) + ".";
      if (is_down) {
        result[expert + "down_proj.weight"] = tensor[index];
        continue;
      }
      const auto halves = tensor[index].chunk(2, /*dim=*/0);
      result[expert + "gate_proj.weight"] = halves[0];
      result[expert + "up_proj.weight"] = halves[1];
    }
  }
  return result;
}

/// `state` with the last two dimensions of each fused expert weight swapped.
inline StateDict transpose_experts(const StateDict& state) {
  StateDict result = state;
  for (auto& [name, tensor] : result) {
    if (is_fused_expert_name(name)) tensor = tensor.transpose(1, 2).contiguous();
  }
  return result;
}

}  // namespace modeling
