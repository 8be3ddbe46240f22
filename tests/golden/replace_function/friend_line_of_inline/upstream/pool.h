#pragma once

namespace models {

class Pool {
 public:
  friend Pool make();
  friend int used(const Pool& pool);

 private:
  int used_ = 0;
};

[[nodiscard]] inline Pool make() {
  return Pool();
}

inline int used(const Pool& pool) {
  return pool.used_;
}

}  // namespace models
