static inline int pad(int x, int width = 8) { return x + width; }

template <typename T = int>
T trim(T x) { return x; }

int use() { return pad(1) + trim(2); }
