#pragma once
namespace zoo {
struct BaseTrainer {};
}  // namespace zoo
