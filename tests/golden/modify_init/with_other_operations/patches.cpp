struct A {
  int run() { return ++calls_ < limit_ ? a_ : 0; }
  int a_, calls_, limit_;
};
