class Base {
 public:
  explicit Base(int id) : id_(id) {}
  virtual ~Base() = default;

 protected:
  int id_;
};

class Linear : public Base {
 public:
  Linear() = default;
  explicit Linear(int width) : Base(0), in_(width), out_(width) {}
  Linear(int in, int out);
  ~Linear() override;

 private:
  int in_ = 0;
  int out_{0};
};

Linear::Linear(int in, int out)
    : Base(1),
      in_(in),
      out_{out} {
}

Linear::~Linear() {}
