#ifndef M_H
#define M_H
#include "config.h"
namespace n {
class Trainer;
class Model {
 public:
  int run(const Config& config) const;
  int stop();
  friend class Trainer;
};
class Norm {
 public:
  int forward(int x) const;
};
class Trainer {
 public:
  int train(Model& model);
};
int scale(int x, int by);
template <class T>
T half(T x);
}  // namespace n
#include "m_inl.h"
#endif  // M_H
