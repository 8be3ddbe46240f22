class AlignedVec {
 public:
  AlignedVec& operator+=(const AlignedVec& other);
  int operator[](int i) const;
  explicit operator bool() const { return x_[0] != 0; }
  operator int*();
  template <typename T>
  operator T() const { return T(x_[0]); }
  friend bool operator==(const AlignedVec& a, const AlignedVec& b) { return a.x_[0] == b.x_[0]; }
  int at(int i) const;
  int at(int i);
  int at() const { return at(0); }

 private:
  alignas(16) int x_[4] = {};
};

AlignedVec& AlignedVec::operator+=(const AlignedVec& other) {
  for (int i = 0; i < 4; ++i) x_[i] += other.x_[i];
  return *this;
}

int AlignedVec::operator[](int i) const { return x_[i & 3]; }
AlignedVec::operator int*() { return x_; }
int AlignedVec::at(int i) const { return x_[i]; }
int AlignedVec::at(int i) { return ++x_[i]; }
