#define REGISTER_KEY(ns, X) static const char* const key_of_##X = #ns

namespace zoo {
namespace llama {
struct Model {};
}  // namespace llama

REGISTER_KEY(llama, Model);
}  // namespace zoo
