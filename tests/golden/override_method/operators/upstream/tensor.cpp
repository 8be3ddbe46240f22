class Tensor {
 public:
  int operator()(int x) const { return x; }
  int operator[](int i) const;
  explicit operator bool() const { return value_ != 0; }
  operator const char*() const;
  bool operator==(const Tensor& other) const { return value_ == other.value_; }
  Tensor& operator=(int value) {
    value_ = value;
    return *this;
  }

 private:
  int value_ = 0;
};

int Tensor::operator[](int i) const { return i; }
Tensor::operator const char*() const { return ""; }
