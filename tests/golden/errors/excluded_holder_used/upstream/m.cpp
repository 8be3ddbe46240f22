#define DECLARE_HANDLE(Name) using Name##_handle = Name*
#define DEFINE_COUNTER(type, name) static type name = 0
struct Dead {};
DECLARE_HANDLE(Dead);
DEFINE_COUNTER(int, counter);
int use(Dead_handle) { return ++counter; }
