#include "registry.h"

namespace zoo::llama {
struct Config {};
struct Model {};
struct Probe {};
}  // namespace zoo::llama

namespace zoo::qwen {
struct Config {};
struct Model {};
}  // namespace zoo::qwen

namespace zoo {
REGISTER_LOADER(LLAMA, llama);
REGISTER_LOADER(QWEN, qwen);
}  // namespace zoo
