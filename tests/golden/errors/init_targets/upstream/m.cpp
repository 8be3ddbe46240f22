void g();
struct None { int a; };
struct Gone {
  Gone() = delete;
  Gone(const Gone&) = default;
  int a;
};
struct Far {
  explicit Far(int);
  int a;
};
struct Two {
  Two() : Two(1) {}
  explicit Two(int) {}
  void f();
  int a;
};
struct Cut {
  Cut()
#ifdef X
      : b(1)
#endif
  {
  }
  int b;
  int a;
};
