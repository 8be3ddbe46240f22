int Tensor::operator()(int x) const { return x + value_; }
int Tensor::operator[](int i) const { return i + value_; }
Tensor::operator bool() const { return value_ > 0; }
bool Tensor::operator==(const Tensor& other) const { return value_ - other.value_ == 0; }
Tensor::operator const char*() const { return "tensor"; }
Tensor& Tensor::operator=(int value) {
  value_ = value + 1;
  return *this;
}
