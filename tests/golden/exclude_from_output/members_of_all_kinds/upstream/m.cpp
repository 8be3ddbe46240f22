#define TENSOR_API

struct Base {
  virtual int run() = 0;
  virtual int stop() { return 0; }
};

class Tensor final : public Base {
 public:
  Tensor() = default;
  explicit Tensor(int value) : value_(value), data_{} {}
  Tensor(const char*) : Tensor(0) {}
  Tensor(Tensor&&) noexcept = default;
  ~Tensor();
  explicit operator bool() const { return value_ != 0; }
  operator int*();
  TENSOR_API [[nodiscard]] int operator[](int i) const noexcept;
  int take() && { return value_; }
  int peek(int at = 0) const;
  int peek() { return 1; }
  static constexpr int limit() { return 8; }
  auto name() const -> const char*;
  int run() override { return value_; }
  int stop() override;

 private:
  int value_ = 0;
  int data_[4] = {};
};

Tensor::~Tensor() {}
Tensor::operator int*() { return data_; }
TENSOR_API int Tensor::operator[](int i) const noexcept { return data_[i]; }
int Tensor::peek(int at) const { return data_[at]; }
auto Tensor::name() const -> const char* { return "tensor"; }
int Tensor::stop() { return 2; }

int use() { return Tensor().run() + Tensor().peek(); }
