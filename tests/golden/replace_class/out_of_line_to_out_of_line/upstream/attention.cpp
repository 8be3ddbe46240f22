namespace models {

class Attention {
 public:
  explicit Attention(int heads);
  int forward(int x) const;
  int heads() const;

 private:
  int heads_;
};

int helper(int x) { return x; }

Attention::Attention(int heads) : heads_(heads) {}

// Attends.
int Attention::forward(int x) const { return helper(x) * heads_; }

int attend(int x) { return Attention(2).forward(x); }

int Attention::heads() const { return heads_; }

}  // namespace models
