#pragma once
namespace models {
namespace qwen3 {
struct Config {
  int n = 1;
};
}  // namespace qwen3
}  // namespace models
