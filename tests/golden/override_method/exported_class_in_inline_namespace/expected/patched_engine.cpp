// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     engine.cpp
//  Spec:       override_method/exported_class_in_inline_namespace/spec.patchspec.json
//  Regenerate: patchgen override_method/exported_class_in_inline_namespace/spec.patchspec.json -o generated --diff
//  Fingerprint: 3553805b8b521cb9
//
//  Patches applied:
//    - override_method: api.v2.Engine.run
//      v2 only
// ============================================================================
#define ENGINE_EXPORT
namespace api {
namespace v1 {
struct Engine { int run() { return 1; } };
}
inline namespace v2 {
struct ENGINE_EXPORT Engine {
  int run();
};
}
}

// ======================================================================
// [PATCHED METHOD] Engine::run
// Reason: v2 only
// Source: api::Engine::run in patches.cpp
// ======================================================================
ENGINE_EXPORT int api::v2::Engine::run() { return 22; }
