namespace m {
// Declared for the functions below.
[[nodiscard]] int rope(int x, int position = 0);
int scale(int x, int by = 2);
template <class T, class By = int>
T cast(T x, By by = {});

int rope(int x, int position) { return x + position; }
int scale(int x, int by) { return rope(x * by); }
template <class U, class Other>
U cast(U x, Other by) { return x + by; }
}
