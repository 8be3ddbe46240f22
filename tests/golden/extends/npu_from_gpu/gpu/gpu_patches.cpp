// Starts a kernel.
inline float launch(float x) { return x; }

inline void synchronize() {}

class FusedNorm {
 public:
  float forward(float x) const { return launch(x / (x + eps)); }
  float eps = 1e-6f;
};

float flash(float x) { return launch(x * x); }
