#pragma once

#include <cstdint>
#include <string>
#include <torch/torch.h>
#include <type_traits>

namespace modeling {

/// The sizes that the shapes of expert weights are made of.
struct ExpertSizes {
  std::int64_t num_experts = 0;        // E
  std::int64_t hidden_size = 0;        // H
  std::int64_t intermediate_size = 0;  // I, of one expert
};

/// In which order fused expert weights have their dimensions.
enum class FusedLayout {
  Detect,      // by the size of dimension 1; where both fit, as the layer's other weight
  Native,      // gate_up_proj [E, 2*I, H], down_proj [E, H, I]: what the models have
  Transposed,  // gate_up_proj [E, H, 2*I], down_proj [E, I, H]
};

namespace detail {

template <class Config, class = void>
struct HasTextConfig : std::false_type {};
template <class Config>
struct HasTextConfig<Config, std::void_t<decltype(std::declval<const Config&>().text_config)>>
    : std::true_type {};

}  // namespace detail

/// The configuration of the text model: `config.text_config` where there is one (a model with
/// several towers), else `config` itself (its text model loaded alone, or a model of text only).
template <class Config>
const auto& text_config_of(const Config& config) {
  if constexpr (detail::HasTextConfig<Config>::value) {
    return config.text_config;
  } else {
    return config;
  }
}

/// The sizes in a model's configuration, nested or flat.
template <class Config>
ExpertSizes expert_sizes_of(const Config& config) {
  const auto& text = text_config_of(config);
  return {text.num_experts, text.hidden_size, text.moe_intermediate_size};
}

/// Which layout fused expert weights have: the one asked for, or where `layout` leaves it open, the
/// one of their shape; Detect where that is the shape of both. `name` is for messages and ends in
/// gate_up_proj or down_proj. Throws when the shape is that of no layout, or not that of `layout`.
inline FusedLayout layout_of(const std::string& name, const torch::Tensor& tensor,
                             const ExpertSizes& sizes, FusedLayout layout) {
  const std::string down = "down_proj";
  const bool is_down =
      name.size() >= down.size() && name.compare(name.size() - down.size(), down.size(), down) == 0;
  const std::int64_t rows = is_down ? sizes.hidden_size : 2 * sizes.intermediate_size;
  const std::int64_t columns = is_down ? sizes.intermediate_size : sizes.hidden_size;

  const auto has_shape = [&](std::int64_t second, std::int64_t third) {
    return tensor.dim() == 3 && tensor.size(0) == sizes.num_experts && tensor.size(1) == second &&
           tensor.size(2) == third;
  };
  const bool native = layout != FusedLayout::Transposed && has_shape(rows, columns);
  const bool transposed = layout != FusedLayout::Native && has_shape(columns, rows);
  TORCH_CHECK(native || transposed, name, " is ", tensor.sizes(), "; expected [", sizes.num_experts,
              ", ", rows, ", ", columns, "]",
              layout == FusedLayout::Native ? "" : ", or its last two swapped");
  if (native && transposed) return FusedLayout::Detect;
  return native ? FusedLayout::Native : FusedLayout::Transposed;
}

/// Fused expert weights of `layout`, which is not Detect, in the native one.
inline torch::Tensor to_native_layout(const torch::Tensor& tensor, FusedLayout layout) {
  TORCH_INTERNAL_ASSERT(layout != FusedLayout::Detect);
  return layout == FusedLayout::Native ? tensor : tensor.transpose(1, 2).contiguous();
}

}  // namespace modeling
