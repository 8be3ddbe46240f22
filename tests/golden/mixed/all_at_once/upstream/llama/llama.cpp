// Copyright 2024 the torchmodels authors
// SPDX-License-Identifier: MIT

#include <old.h>

#include "config.h"

namespace llama {

int rope(int x) { return x + 1; }

class RmsNorm {
 public:
  int forward(int x) { return x; }
};

class Attention {
 public:
  explicit Attention(const Config& config);
  int forward(int x);

 private:
  RmsNorm norm_;
  int heads_;
};

Attention::Attention(const Config& config) : heads_(config.heads) {}

int Attention::forward(int x) {
  return norm_.forward(rope(x)) * heads_;
}

class Classifier {
 public:
  Attention attention{Config()};
};

}  // namespace llama
