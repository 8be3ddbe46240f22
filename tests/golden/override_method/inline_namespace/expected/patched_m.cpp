// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/inline_namespace/spec.patchspec.json
//  Regenerate: patchgen override_method/inline_namespace/spec.patchspec.json -o generated --diff
//  Fingerprint: e6115c2f858dee5d
//
//  Patches applied:
//    - override_method: v2::Engine::run
//      defined behind the inline namespace
// ============================================================================
namespace api {
namespace v1 {
struct Engine {
  int run();
};
}
inline namespace v2 {
struct Engine {
  int run();
};
}

// ======================================================================
// [PATCHED METHOD] Engine::run
// Reason: defined behind the inline namespace
// Source: Engine::run in patches.cpp
// ======================================================================
int Engine::run() { return 20; }
}

int api::v1::Engine::run() { return 1; }

int use() { return api::Engine().run(); }
