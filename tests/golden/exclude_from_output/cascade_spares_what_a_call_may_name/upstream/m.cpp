#include "registry.h"

namespace zoo::llama {
struct Config {};
struct Model {};
struct Head {};
}  // namespace zoo::llama

namespace zoo {
struct Table {};
struct Probe {
  llama::Model model;
  llama::Head head;
  Table table;
};
REGISTER_LOADER(LLAMA, llama);
}  // namespace zoo
