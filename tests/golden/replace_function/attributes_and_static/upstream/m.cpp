#define API __attribute__((visibility("default")))

[[nodiscard]] API static inline int head(int n) noexcept { return n; }
static constexpr int square(int n) { return n * n; }
[[noreturn]] void stop();
[[noreturn]] void stop() { throw 1; }
int use() { return head(square(2)); }
