struct Sampler {
  int sample(int count, float heat = 1.0f, int top = 40) const {
    return static_cast<int>(count * heat) + top;
  }
  void reset(int seed = 7, bool hard = false);
  int seed_ = 0;
};

void Sampler::reset(int seed, bool hard) { seed_ = hard ? 0 : seed; }
