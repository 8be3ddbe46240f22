// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       namespace/deeper/spec.patchspec.json
//  Regenerate: patchgen namespace/deeper/spec.patchspec.json -o generated --diff
//  Fingerprint: 74ede0e01ae6e815
//
//  Patches applied:
//    - namespace: a::b -> a::c::b
//    - namespace: top -> x::top
// ============================================================================
namespace c {
inline int f() { return 1; }
}  // namespace c

namespace a {
int in_a = 1;
namespace c::b {
struct X {
  int run();
};
int in_b = ::c::f() + in_a;
}  // namespace c::b
int use_b = c::b::in_b + a::c::b::in_b + ::c::f();
}  // namespace a

namespace a::c::b {
int X::run() { return c::b::in_b + a::in_a + ::c::f(); }
}  // namespace a::c::b

namespace x::top {
namespace inner {
int x = 1;
}
int y = inner::x;
int z = x::top::inner::x;
}  // namespace x::top

int all = a::c::b::in_b + x::top::y + ::x::top::z;
