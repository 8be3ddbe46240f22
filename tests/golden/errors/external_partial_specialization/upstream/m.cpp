template <typename T>
struct Traits {};
template <typename T>
struct Traits<T*> {};
template <>
struct Traits<float> {};
