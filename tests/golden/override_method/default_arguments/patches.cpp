struct Sampler {
  int sample(int count, float heat, int top, int seed = 3) const {
    return static_cast<int>(count * heat) + top + seed;
  }
};

void Sampler::reset(int seed, bool hard) { seed_ = hard ? 1 : seed; }
