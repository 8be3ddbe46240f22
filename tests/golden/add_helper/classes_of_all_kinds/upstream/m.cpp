struct Base {
  virtual int size() const = 0;
  virtual ~Base() = default;
};

int run() { return 1; }
