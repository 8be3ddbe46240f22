template <class T>
constexpr T kOne = T(1);

template <>
constexpr int kOne<int> = 2;

template const float kOne<float>;

int f() { return 3; }
