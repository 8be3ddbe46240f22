class Layer {
 public:
  int size() const { return 1; }

 protected:
  int rows() const { return 2; }
};
