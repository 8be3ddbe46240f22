template <typename T> struct Holder {};
struct Base {};
#define TORCH_MODULE_IMPL(Name, Impl) struct Name : Holder<Impl> {}
#define REGISTER_OP(Name, Class) static Holder<Class> registered_##Class
#define DEFINE_OPS(Class) using Class##Holder = Holder<Class>
#define EXPORT_KERNEL(kernel) static auto* exported_##kernel = &kernel
#define WITH_TABLE(table) static auto used_##table = table

struct LiveImpl {};
struct DeadImpl {};
TORCH_MODULE_IMPL(Live, LiveImpl);
// goes with its class
TORCH_MODULE_IMPL(Gone, DeadImpl);

struct LiveOp : Base {};
struct DeadOp : Base {};
DEFINE_OPS(LiveOp);
DEFINE_OPS(DeadOp);
REGISTER_OP("live", LiveOp);
REGISTER_OP("dead", DeadOp);

int live_kernel(int x) { return x; }
int dead_kernel(int x) { return x; }
EXPORT_KERNEL(live_kernel);
EXPORT_KERNEL(dead_kernel);

constexpr int kLiveTable = 1;
constexpr int kDeadTable = 2;
WITH_TABLE(kLiveTable);
WITH_TABLE(kDeadTable);
