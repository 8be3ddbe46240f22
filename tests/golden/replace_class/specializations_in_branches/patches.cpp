#if defined(FAST)
template <int D, int N>
struct Tiles {
  static const int k = 11;
};

template <int D>
struct Tiles<D, 8> {
  static const int k = 12;
};
#elif defined(WIDE)
#ifdef REVISION_3
template <int D, int N>
struct Tiles {
  static const int k = 13;
};

template <int N>
struct Tiles<80, N> {
  static const int k = 14;
};
#else
template <int D, int N>
struct Tiles {
  static const int k = 15;
};

template <int N>
struct Tiles<80, N> {
  static const int k = 16;
};
#endif
#else
template <int D, int N>
struct Tiles {
  static const int k = 17;
};
#endif
