// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/told_apart_by_scope/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/told_apart_by_scope/spec.patchspec.json -o generated --diff
//  Fingerprint: 36209386e1b8b9de
//
//  Patches applied:
//    - exclude_from_output: a::Config, a::Layer::Options, mask, kScale, n::detail::pack
//    - replace_function: replaced
// ============================================================================
#include "parts.h"

namespace a {
struct Layer {
};
}
namespace n { namespace detail { } }

// Of the header, unless a directive opens the namespace.
int depth(const Config& config) { return config.depth; }
int width(Options options) { return options.width; }

template <class Config> struct Box { Config config; };
template <typename Config> int templated(Config config) { return static_cast<Config>(config); }
int local_type() {
  struct Config { int x; };
  Config config{1};
  return config.x;
}
int local_alias() {
  using Config = int;
  Config config = 1;
  return config;
}
float by_reference(float& mask, float* kScale) { return mask + *kScale; }
float lambda_parameter(float x) {
  auto f = [](float& mask, float&& kScale) { return mask * kScale; };
  return f(x, 2.0F);
}
float pointers(float* from) {
  float *mask = from, *end = from;
  const float& kScale = *end;
  return *mask + kScale;
}
namespace m { int call(int x) { return detail::pack(x); } }

// Its class has a mask of its own.
float Unseen::run(float x) { return mask(x); }

// ======================================================================
// [PATCHED FUNCTION] replaced
// Source: code in the spec
// ======================================================================
float replaced(const float& mask) {
  auto kScale = 2.0F;
  return mask * kScale;
}
