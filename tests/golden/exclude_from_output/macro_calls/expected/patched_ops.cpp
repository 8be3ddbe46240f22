// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     ops.cpp
//  Spec:       exclude_from_output/macro_calls/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/macro_calls/spec.patchspec.json -o generated --diff
//  Fingerprint: fa25bb5a42a4815e
//
//  Patches applied:
//    - exclude_from_output: DeadImpl, DeadOp, dead_kernel, kDeadTable
// ============================================================================
template <typename T> struct Holder {};
struct Base {};
#define TORCH_MODULE_IMPL(Name, Impl) struct Name : Holder<Impl> {}
#define REGISTER_OP(Name, Class) static Holder<Class> registered_##Class
#define DEFINE_OPS(Class) using Class##Holder = Holder<Class>
#define EXPORT_KERNEL(kernel) static auto* exported_##kernel = &kernel
#define WITH_TABLE(table) static auto used_##table = table

struct LiveImpl {};
TORCH_MODULE_IMPL(Live, LiveImpl);

struct LiveOp : Base {};
DEFINE_OPS(LiveOp);
REGISTER_OP("live", LiveOp);

int live_kernel(int x) { return x; }
EXPORT_KERNEL(live_kernel);

constexpr int kLiveTable = 1;
WITH_TABLE(kLiveTable);
