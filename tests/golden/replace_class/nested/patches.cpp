struct FastOptions {
  FastOptions() : batch_(8) {}
  int batch() const;
  int batch_;
};

int FastOptions::batch() const { return batch_ * 2; }
