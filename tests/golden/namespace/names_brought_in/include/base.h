#pragma once
namespace zoo {
struct BaseConfig {
  int layers = 2;
};
struct RuntimeOptions {};
}  // namespace zoo
