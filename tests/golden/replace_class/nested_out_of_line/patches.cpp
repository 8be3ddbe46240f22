struct FusedMlp {
  int run() { return weights.sum() + weights.twice(); }
  struct Weights {
    int left = 1;
    int sum() const;
    int twice() const { return sum() + right; }
    struct Row {
      int at = 0;
      int next() const;
    };

   private:
    int right = 2;
  };
  Weights weights;
};

int FusedMlp::Weights::sum() const { return left + right; }
int FusedMlp::Weights::Row::next() const { return at + 1; }
