// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       namespace/new_code/spec.patchspec.json
//  Regenerate: patchgen namespace/new_code/spec.patchspec.json -o generated --diff
//  Fingerprint: 578175cfff2866ff
//
//  Patches applied:
//    - namespace: models::qwen3 -> other::qwen3
//    - add_helper: helper
//    - add_helper
//    - add_using: other::qwen3::Forward
//    - override_method: Attention::forward
//    - override_method: Attention::decode
//    - replace_function: rope
//    - replace_class: Head
// ============================================================================
#include "fwd.h"

using other::qwen3::Forward;

// ======================================================================
// [HELPERS]
// Source: code in the spec
// ======================================================================
namespace models { }  // namespace models

namespace other::qwen3 { struct Early; }
namespace models { }  // namespace other::qwen3

namespace models {
}  // namespace models

namespace other::qwen3 {

struct Config {
  int n = 1;
};

// ======================================================================
// [HELPERS]
// Source: helper in patches.cpp
// ======================================================================
// A helper of models::qwen3.
inline int helper(const other::qwen3::Config& config) { return config.n; }

// ======================================================================
// [MODIFIED CLASS] Attention
// Methods patched: forward, decode
// forward: Source: Attention::forward in patches.cpp
// decode: Source: code in the spec
// ======================================================================
class Attention {
 public:
  int forward(int x);
  int decode(int x) { return other::qwen3::Config{x}.n + other::qwen3::Config{x}.n; }
};

// ======================================================================
// [PATCHED METHOD] Attention::forward
// Source: Attention::forward in patches.cpp
// ======================================================================
int Attention::forward(int x) {
  // models::qwen3 in a comment stays.
  return x + helper(other::qwen3::Config{}) + other::qwen3::Config{}.n;
}

// ======================================================================
// [PATCHED FUNCTION] rope
// Source: rope in patches.cpp
// ======================================================================
int rope(int x) { return ::other::qwen3::helper({}) + x; }

// ======================================================================
// [PATCHED CLASS] Head
// Source: NewHead in patches.cpp
// ======================================================================
struct Head {
  static const char* where() { return "models::qwen3"; }
  other::qwen3::Config config;
};

}  // namespace other::qwen3
namespace models {
}  // namespace models
