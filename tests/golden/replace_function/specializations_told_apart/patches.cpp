#include "m.h"

template <typename T>
void mask(T* out, const float* in, int n) {
  for (int i = 0; i < n; ++i) out[i] = T(in[i]) * T(3);
}

template <>
void mask(float* out, const float* in, int n) {
  for (int i = 0; i < n; ++i) out[i] = in[i] + 1;
}

template <>
double convert<float>(int x) {
  return x * 2.0;
}

template <>
void Quant::run<1, short>(const View& in, View& out) const {
  out.n = 2 * in.n;
}

template <>
void Quant::run<0, signed char>(const View& in, View& out) const {
  out.n = -2 * in.n;
}

template <>
int Ops<long>::get() const {
  return 3;
}

template <>
struct Block<4> {
  struct Traits {
    int bits = 14;
  };
};

template <>
struct Block<5> {
  struct Traits {
    int bits = 15;
  };
};
