namespace models {

class Layer {
 public:
  /// There is none:
  /// throws.
  void make();
  /// New: does nothing twice.
  void plain();
  void kept();
  int size() const;  ///< of two columns
  /// Of the cache, in blocks.
  int rows() const;
  /// Must be looked at.
  [[nodiscard]] int told() const;
  /// Of one.
  void one();
  void other();
};

void Layer::make() {
  throw 1;
}
void Layer::plain() {
  kept();
}
void Layer::kept() {
  kept();
}
int Layer::size() const { return 2; }
int Layer::rows() const { return 4; }
int Layer::told() const { return 6; }
void Layer::one() {
  other();
}

}  // namespace models
