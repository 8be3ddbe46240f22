// As much of libtorch as the cases need to be compiled where it is not installed.
#pragma once

namespace torch {

struct Tensor {
  Tensor operator+(const Tensor& other) const;
  Tensor operator*(const Tensor& other) const;
  Tensor operator*(double factor) const;
  Tensor pow(long exponent) const;
  Tensor mean(long dimension) const;
  Tensor sum() const;
  Tensor softmax(long dimension) const;
  Tensor transpose(long a, long b) const;
  Tensor narrow(long dimension, long start, long length) const;
  Tensor cuda() const;
  long size(long dimension) const;
  bool defined() const;
};

Tensor ones(long n);
Tensor empty(long rows, long columns);
Tensor rsqrt(const Tensor& x);
Tensor silu(const Tensor& x);
Tensor matmul(const Tensor& a, const Tensor& b);

namespace nn {

struct Module {
  virtual ~Module() = default;
  Tensor register_parameter(const char* name, Tensor value);
  template <class M>
  M register_module(const char* name, M module);
};

struct LinearImpl : Module {
  LinearImpl(long in, long out);
  Tensor forward(const Tensor& x);
};

template <class Impl>
struct ModuleHolder {
  template <class... Arguments>
  explicit ModuleHolder(Arguments... arguments);
  ModuleHolder(decltype(nullptr)) {}
  Impl* operator->() const;
  Tensor operator()(const Tensor& x) const;
};

#define TORCH_MODULE(Name)                         \
  struct Name : torch::nn::ModuleHolder<Name##Impl> { \
    using torch::nn::ModuleHolder<Name##Impl>::ModuleHolder; \
  }

TORCH_MODULE(Linear);

}  // namespace nn
}  // namespace torch
