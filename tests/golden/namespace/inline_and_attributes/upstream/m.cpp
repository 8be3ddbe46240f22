#define EXPORTED
namespace lib {
inline namespace v1 {
namespace impl {
int x = 1;
}  // namespace impl
}  // namespace v1
int y = impl::x + v1::impl::x + lib::impl::x;
}  // namespace lib

namespace lib2 {
inline namespace v2 {
int a = 1;
}  // namespace v2
}  // namespace lib2
namespace lib2::inline v2 {
int b = a;
}
namespace [[deprecated]] old {
int c = 1;
}  // namespace old
namespace EXPORTED api {
namespace {
int hidden = 1;
}
int d = hidden;
}  // namespace api

int all = lib::impl::x + lib2::a + lib2::v2::b + old::c + api::d;
