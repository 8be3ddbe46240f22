#include "m.h"
namespace n {
int Model::run(const Config& config) const { return scale(config.size, 2); }
int Model::stop() { return 0; }
int scale(int x, int by) { return x * by; }
}  // namespace n
