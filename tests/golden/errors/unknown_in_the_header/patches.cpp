int half(int x);
extern const int kBase;

template <class T>
T rope(T x) {
  return half(x) + 1;
}

struct Attention {
  template <class T>
  T forward(T x) {
    return x - kBase;
  }
};
