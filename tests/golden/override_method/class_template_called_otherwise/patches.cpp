#include "m.h"

template <typename U>
NpuWeight<U>::NpuWeight(int n) : data(new U[n + 1]) {}

template <typename U>
NpuWeight<U>::NpuWeight(const NpuWeight& other) : data(other.data + 1) {}

template <typename U>
NpuWeight<U>::~NpuWeight() {
  delete[] data;
  data = nullptr;
}

template <typename U>
U NpuWeight<U>::fetch(int i) const {
  return data[i + 1];
}
