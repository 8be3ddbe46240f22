template <typename, int>
struct Box {};
template <typename T>
struct Traits {};
template <>
struct Traits<float> {};
