struct Base {
  virtual int run(int x) = 0;
  virtual int late() { return 0; }
  virtual ~Base() = default;
};

struct Derived : Base {
  int run(int x) override;
  static int count();
  int late() override;
};

int Derived::run(int x) { return x; }
int Derived::count() { return 1; }

int Derived::late() { return 2; }
