namespace models {
  class Block {
   public:
    int forward(int x) const {
      if (x > 0) {
        return x;
      }
      return 0;
    }
  };
}
