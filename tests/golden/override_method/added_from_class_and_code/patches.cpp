struct Model {
  /// Runs once.
  virtual void warm_up(int steps = 2) {
    while (steps > 0) {
      --steps;
    }
  }
};
