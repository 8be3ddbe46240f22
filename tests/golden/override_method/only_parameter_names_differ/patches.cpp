class W {
 public:
  W& operator=(const W& other) {
    if (this != &other) n_ = other.n_;
    return *this;
  }
  int n_;
};

class V {
  void set(int amount, int limit) { n_ = amount < limit ? amount : limit; }
  int n_;
};
