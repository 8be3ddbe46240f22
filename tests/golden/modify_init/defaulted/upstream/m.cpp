extern int live;

struct A {
  A() = default;
  A(const A&) = default;
  A(A&& other) noexcept = default;
  A(int) = delete;
  int m_ = 0;
};

class B {
 public:
  B() noexcept;

 private:
  int m_ = 0;
};

B::B() noexcept = default;

struct C {
  C() noexcept = default;  // counts itself
};
