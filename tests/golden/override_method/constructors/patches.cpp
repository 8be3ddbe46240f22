Linear::Linear() : Base(7) {}

Linear::Linear(int width) : Linear(width, width) {}

Linear::Linear(int in, int out)
    : Base(2),
      // --- Patch.1 ---
      in_(in * 2),
      out_{out * 2} {
  // --- Patch.1 ---
  id_ += 1;
}

Linear::~Linear() { in_ = 0; }
