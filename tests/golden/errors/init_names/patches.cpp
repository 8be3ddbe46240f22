struct E {
  E(int n) { n_ += n; }
  int n_;
};
