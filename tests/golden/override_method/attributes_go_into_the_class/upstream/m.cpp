class A {
 public:
  void stop();
  int get() const;
  [[nodiscard]] int known();
};

void A::stop() {}

int A::get() const { return 1; }

int A::known() { return 1; }
