namespace models {

class Model {
 public:
  explicit Model(int layers) : layers_(layers) {}

  int layers() const { return layers_; }

  // State of one run.
  struct State { int step = 0; };

 protected:
  int layers_;
};

}  // namespace models
