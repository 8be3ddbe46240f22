namespace models {
class Model {
 public:
  // How to run.
  struct Options {
    int batch() const;
    int batch_ = 1;
  };
  int run(const Options& options) { return options.batch(); }
};

int Model::Options::batch() const { return batch_; }
}  // namespace models
