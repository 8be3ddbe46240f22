// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       namespace/inline_and_attributes/spec.patchspec.json
//  Regenerate: patchgen namespace/inline_and_attributes/spec.patchspec.json -o generated --diff
//  Fingerprint: a1e333f7438711a5
//
//  Patches applied:
//    - namespace: lib::v1::impl -> lib::v1::impl_gpu
//    - namespace: lib2::v2 -> lib2::gpu::v2
//    - namespace: old -> very::old
//    - namespace: api -> gpu::api
// ============================================================================
#define EXPORTED
namespace lib {
inline namespace v1 {
namespace impl_gpu {
int x = 1;
}  // namespace impl_gpu
}  // namespace v1
int y = impl_gpu::x + v1::impl_gpu::x + lib::impl_gpu::x;
}  // namespace lib

namespace lib2 {
inline namespace gpu { inline namespace v2 {
int a = 1;
} }  // namespace gpu::v2
}  // namespace lib2
namespace lib2::inline gpu::inline v2 {
int b = a;
}
namespace very { namespace [[deprecated]] old {
int c = 1;
} }  // namespace very::old
namespace gpu { namespace EXPORTED api {
namespace {
int hidden = 1;
}
int d = hidden;
} }  // namespace gpu::api

int all = lib::impl_gpu::x + lib2::a + lib2::gpu::v2::b + very::old::c + gpu::api::d;
