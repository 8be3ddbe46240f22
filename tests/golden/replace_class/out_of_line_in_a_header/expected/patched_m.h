// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       replace_class/out_of_line_in_a_header/spec.patchspec.json
//  Regenerate: patchgen replace_class/out_of_line_in_a_header/spec.patchspec.json -o generated --diff
//  Fingerprint: f63b5a162113d6c2
//
//  Patches applied:
//    - replace_class: Norm
//      several sources include the header: what is defined in it behind the class is inline
// ============================================================================
#pragma once

namespace models {

// ======================================================================
// [PATCHED CLASS] Norm
// Reason: several sources include the header: what is defined in it behind the class is inline
// Source: FastNorm in patches.cpp
// ======================================================================
class Norm {
 public:
  explicit Norm(int width);
  ~Norm();
  [[nodiscard]] int forward(int x) const;
  int backward(int x) const;
  static constexpr int most();
  template <class T>
  T cast(int x) const;

 private:
  int width_;
};

// ======================================================================
// [PATCHED CLASS] Norm
// Reason: several sources include the header: what is defined in it behind the class is inline
// Source: FastNorm in patches.cpp
// ======================================================================
inline Norm::Norm(int width) : width_(width) {}

inline Norm::~Norm() = default;

// One division less.
[[nodiscard]] inline int Norm::forward(int x) const { return x >> width_; }

inline int Norm::backward(int x) const { return x << width_; }

constexpr int Norm::most() { return 16; }

template <class T>
T Norm::cast(int x) const {
  return T(x);
}

}  // namespace models
