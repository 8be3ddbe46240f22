namespace n {

class V {
 public:
  V& operator=(const V& o);
  void set(int value, int);

 private:
  int n_ = 0;
};

V& V::operator=(const V& o) {
  n_ = o.n_;
  return *this;
}

void V::set(int value, int) { n_ = value; }

}  // namespace n
