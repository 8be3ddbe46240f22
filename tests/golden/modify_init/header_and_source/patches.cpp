struct BlockExtras {
  BlockExtras(int dim) : calls_(0), budget_(dim * 2) {
    // no call yet
    reset();
  }

  /// Forgets all calls.
  void reset() { calls_ = 0; }

  int calls_;

  int budget_;
};
