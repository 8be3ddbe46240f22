template <typename T>
void mask(T* out, const float* in, int n) {
  for (int i = 0; i < n; ++i) out[i] = T(in[i]) * T(2);
}

// A specialisation whose argument is deduced.
template <>
void mask(float* out, const float* in, int n) {
  for (int i = 0; i < n; ++i) out[i] = in[i];
}

template <typename T>
double convert(int x) {
  return T(x);
}

template <>
double convert<double>(int x) {
  return x * 1.0;
}

struct View {
  int n;
};

struct Quant {
  template <int D, typename T>
  void run(const View& in, View& out) const;
};

template <>
void Quant::run<0, short>(const View& in, View& out) const {
  out.n = in.n;
}

template <>
void Quant::run<0, signed char>(const View& in, View& out) const {
  out.n = -in.n;
}

template <typename T>
struct Ops {
  T get() const { return T(); }
};

template <>
int Ops<int>::get() const {
  return 2;
}

template <int Q>
struct Block;

template <>
struct Block<4> {
  struct Traits {
    int bits = 4;
  };
};

template <>
struct Block<5> {
  struct Traits {
    int bits = 5;
  };
};
