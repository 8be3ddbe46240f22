#pragma once
namespace fused {
template <typename T, int N>
struct Buffer {
  T data[N];
};
}  // namespace fused
