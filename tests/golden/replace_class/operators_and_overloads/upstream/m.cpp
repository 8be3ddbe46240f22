class Vec {
 public:
  Vec& operator+=(const Vec& other);
  int operator[](int i) const { return x_[i]; }
  explicit operator bool() const;
  operator int*() { return x_; }
  bool operator==(const Vec&) const = default;
  int at(int i) const { return x_[i]; }
  int at() const;

 private:
  int x_[4] = {};
};

Vec& Vec::operator+=(const Vec& other) {
  x_[0] += other.x_[0];
  return *this;
}

Vec operator+(Vec a, const Vec& b) { return a += b; }

Vec::operator bool() const { return x_[0] != 0; }

int Vec::at() const { return at(0); }

struct Other {
  int at();
};
int Other::at() { return (Vec() + Vec()).at(); }
