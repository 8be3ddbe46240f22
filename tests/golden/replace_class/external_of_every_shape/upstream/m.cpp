#define TENSOR_API

struct Base {
  virtual int run() const = 0;
  virtual ~Base() = default;
};

// What flows between layers.
class TENSOR_API [[nodiscard]] Tensor final : public Base {
 public:
  Tensor() : Tensor(0) {}
  explicit Tensor(int value);
  Tensor(const Tensor&) = default;
  ~Tensor() override;
  int run() const noexcept override { return value_; }
  static constexpr int limit() { return 8; }
  int take() && { return value_; }
  int pad(int by = 1) const;
  int pad(const Tensor& by) const;
  auto name() const -> const char*;
  Tensor& operator+=(int by);
  explicit operator bool() const;
  template <typename T>
  T to() const;
  friend bool operator==(const Tensor& a, const Tensor& b) { return a.value_ == b.value_; }

 private:
  int value_;
};

Tensor::Tensor(int value) : value_(value) {}
Tensor::~Tensor() {}
int Tensor::pad(int by) const { return value_ + by; }
int Tensor::pad(const Tensor& by) const { return value_ + by.value_; }
auto Tensor::name() const -> const char* { return "tensor"; }
Tensor& Tensor::operator+=(int by) {
  value_ += by;
  return *this;
}
Tensor::operator bool() const { return value_ != 0; }
template <typename T>
T Tensor::to() const { return T(value_); }
template <>
bool Tensor::to<bool>() const { return value_ > 0; }

struct Outer {
  struct Inner {
    int x;
    int get() const;
  };
  Inner inner;
};

int Outer::Inner::get() const { return x; }

namespace {
struct Local { int x; };
}

namespace api {
inline namespace v2 {
struct Engine
	{
	int x;
	};
}
}

int use() { return Tensor(1).to<int>() + Outer().inner.x + Local().x + api::Engine().x; }
