using Shape = int[4];
constexpr float kEps = 1e-5f;
enum class Mode { kA, kB };

namespace math {
float scale(float x);
int scale(int x);

float scale(float x) { return x; }
int scale(int x) { return x; }
}

class Model {
 public:
  int run() { return math::scale(1); }
  // Prints.
  void debug();

 private:
  bool verbose_ = false;
};

void Model::debug() { verbose_ = true; }
