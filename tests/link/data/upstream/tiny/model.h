#ifndef TINY_MODEL_H_
#define TINY_MODEL_H_

#include "row.h"

#include <string>

namespace models {
namespace tiny {

class Attention;

struct Config {
  int heads = 2;
  static const char* name() { return "models::tiny"; }
};

class Norm {
 public:
  explicit Norm(float eps) : eps_(eps) {}
  Row forward(const Row& row) const;

 private:
  float eps_;
};

class Attention {
 public:
  explicit Attention(const models::tiny::Config& config) : config_(config) {}
  models::tiny::Norm norm() const;
  float score(const Row& row) const;

 private:
  tiny::Config config_;
};

namespace detail {
inline float scale(float x) { return x * 2; }
}  // namespace detail

// Defined in model.cpp, and called by name from both programs' halves.
std::string describe(const Attention& attention);

int bump(const Attention& attention);

extern int instances;

}  // namespace tiny
}  // namespace models

#endif  // TINY_MODEL_H_
