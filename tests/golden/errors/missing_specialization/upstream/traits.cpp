template <typename T>
struct Traits { static int size() { return 1; } };
template <>
struct Traits<float> { static int size() { return 4; } };
