class Box;
int dump(const Box& box);

class Lid {
  friend class Box;
  friend int dump(const Box& box);
  int weight_ = 1;
};

class Box {
 public:
  friend int dump(const Box& box);
  friend bool operator<(const Box& a, const Box& b) { return a.x_ < b.x_; }
  template <typename T>
  friend class Holder;

 private:
  Lid lid_;
  int x_ = 1;
};

int dump(const Box& box) { return box.x_ + box.lid_.weight_; }
