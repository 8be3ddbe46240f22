// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/inline_and_anonymous_namespaces/spec.patchspec.json
//  Regenerate: patchgen replace_class/inline_and_anonymous_namespaces/spec.patchspec.json -o generated --diff
//  Fingerprint: 50f2fa988195d77d
//
//  Patches applied:
//    - replace_class: api::v2::Engine
//      the new one only
//    - replace_class: Local
// ============================================================================
namespace api {
namespace v1 {
struct Engine {
  int run();
};
}
inline namespace v2 {
// ======================================================================
// [PATCHED CLASS] Engine
// Reason: the new one only
// Source: FastEngine in patches.cpp
// ======================================================================
struct Engine {
  int run();
};
}

// ======================================================================
// [PATCHED CLASS] Engine
// Reason: the new one only
// Source: FastEngine in patches.cpp
// ======================================================================
int Engine::run() { return 20; }
int v1::Engine::run() { return 1; }
}

namespace {

// ======================================================================
// [PATCHED CLASS] Local
// Source: Local in patches.cpp
// ======================================================================
struct Local {
  int run();
  int more = 1;
};

// ======================================================================
// [PATCHED CLASS] Local
// Source: Local in patches.cpp
// ======================================================================
int Local::run() { return 30; }

}  // namespace

int use() { return api::Engine().run() + Local().run(); }
