// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       namespace/shallower_and_elsewhere/spec.patchspec.json
//  Regenerate: patchgen namespace/shallower_and_elsewhere/spec.patchspec.json -o generated --diff
//  Fingerprint: 9703ccd8352132e0
//
//  Patches applied:
//    - namespace: a::deep::model -> variant::model
//    - namespace: b::c -> flat
//    - namespace: e::f -> e
// ============================================================================
namespace a {
struct Base {
  int n = 1;
};
namespace deep {
}  // namespace deep
}  // namespace a

namespace variant::model {
using namespace a;
// Uses what a declares.
struct X : Base {
  int run() const { return n + helper(); }
  static int helper() { return 2; }
};
}  // namespace variant::model
namespace a {
namespace deep {
int between = variant::model::X{}.run();
}  // namespace deep
}  // namespace a

namespace flat {
int only = 1;
namespace d {
int inner = only;
}  // namespace d
}  // namespace flat

extern "C" {
namespace b {
}  // namespace b

namespace flat {
int linked = flat::only + flat::d::inner;
}
namespace b {
}
}

namespace e {
int x = 1;
int y = e::x;
}  // namespace e

int all = variant::model::X::helper() + flat::only + e::x;
