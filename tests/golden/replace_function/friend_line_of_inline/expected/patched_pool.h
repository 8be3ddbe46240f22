// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     pool.h
//  Spec:       replace_function/friend_line_of_inline/spec.patchspec.json
//  Regenerate: patchgen replace_function/friend_line_of_inline/spec.patchspec.json -o generated --diff
//  Fingerprint: 39248e3dfeb24ce3
//
//  Patches applied:
//    - replace_function: make
//    - replace_function: used
// ============================================================================
#pragma once

namespace models {

class Pool {
 public:
  friend Pool make(int size);
  friend int used(const Pool& pool, int more);

 private:
  int used_ = 0;
};

// ======================================================================
// [PATCHED FUNCTION] make
// Source: make in patches.cpp
// ======================================================================
[[nodiscard]] inline Pool make(int size) {
  Pool pool;
  pool.used_ = size;
  return pool;
}

// ======================================================================
// [PATCHED FUNCTION] used
// Source: used in patches.cpp
// ======================================================================
[[nodiscard]] inline int used(const Pool& pool, int more) {
  return pool.used_ + more;
}

}  // namespace models
