// Sizes of blocks.
constexpr int kFirst = 1, kSecond = 2;
