#include "a.cpp"

// In chunks.
constexpr int kChunk = 64;

namespace {

/// Gathers.
/// 1. chunks — smaller messages
int gather(int x, int chunk) {
  return x / chunk;
}

struct Ring {
  int size = 2;
};

}  // namespace
