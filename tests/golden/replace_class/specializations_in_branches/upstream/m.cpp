#if defined(FAST)
template <int D, int N>
struct Tiles {
  static const int k = 1;
};

template <int D>
struct Tiles<D, 8> {
  static const int k = 2;
};
#elif defined(WIDE)
#ifdef REVISION_3
template <int D, int N>
struct Tiles {
  static const int k = 3;
};

template <int N>
struct Tiles<80, N> {
  static const int k = 4;
};
#else
template <int D, int N>
struct Tiles {
  static const int k = 5;
};

template <int N>
struct Tiles<80, N> {
  static const int k = 6;
};
#endif
#else
template <int D, int N>
struct Tiles {
  static const int k = 7;
};
#endif
