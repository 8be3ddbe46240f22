#include "registry.h"

namespace zoo {
namespace llama {
struct Model {};
}  // namespace llama

REGISTER_KEY(llama, Model);
}  // namespace zoo
