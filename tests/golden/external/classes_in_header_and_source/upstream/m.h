#pragma once
#define API

namespace models {

class Norm;

class Holder {
  friend class Norm;
};

class API Norm {
 public:
  Norm(int n);
  ~Norm();
  template <class T>
  T run(T x) const;
  int operator()(int x) const noexcept;
};

class Block {
 public:
  struct Cache {
    int get();
  };
  Cache cache;
};

}  // namespace models
