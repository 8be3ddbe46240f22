// The project file says what these declare.
#define DECLARE_HANDLE(Name) using Name##_handle = Name*
#define DEFINE_COUNTER(type, name) static type name = 0

struct Live {};
struct Dead {};
DECLARE_HANDLE(Live);
DECLARE_HANDLE(Dead);

DEFINE_COUNTER(int, live_count);
// Nobody counts these.
DEFINE_COUNTER(int, dead_count);

int count(Live_handle) { return ++live_count; }
