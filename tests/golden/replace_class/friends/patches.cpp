class FastBox {
 public:
  friend int dump(const FastBox& box);
  friend bool operator<(const FastBox& a, const FastBox& b) { return b.x_ > a.x_; }
  friend class Lid;

 private:
  Lid lid_;
  int x_ = 2;
};
