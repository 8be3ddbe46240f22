struct Cache {
  ~Cache() { a_ = 0; }
  Cache(const Cache& o) : a_(o.a_ + 1) {}
  Cache& operator=(const Cache& o);
  int a_;
};

Cache& Cache::operator=(const Cache& o) {
  a_ = o.a_;
  return *this;
}
