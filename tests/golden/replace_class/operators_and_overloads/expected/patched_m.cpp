// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/operators_and_overloads/spec.patchspec.json
//  Regenerate: patchgen replace_class/operators_and_overloads/spec.patchspec.json -o generated --diff
//  Fingerprint: 191c343a1f50333a
//
//  Patches applied:
//    - replace_class: Vec
//      aligned
// ============================================================================

// ======================================================================
// [PATCHED CLASS] Vec
// Reason: aligned
// Source: AlignedVec in patches.cpp
// ======================================================================
class Vec {
 public:
  Vec& operator+=(const Vec& other);
  int operator[](int i) const;
  explicit operator bool() const { return x_[0] != 0; }
  operator int*();
  template <typename T>
  operator T() const { return T(x_[0]); }
  friend bool operator==(const Vec& a, const Vec& b) { return a.x_[0] == b.x_[0]; }
  int at(int i) const;
  int at(int i);
  int at() const { return at(0); }

 private:
  alignas(16) int x_[4] = {};
};

// ======================================================================
// [PATCHED CLASS] Vec
// Reason: aligned
// Source: AlignedVec in patches.cpp
// ======================================================================
Vec& Vec::operator+=(const Vec& other) {
  for (int i = 0; i < 4; ++i) x_[i] += other.x_[i];
  return *this;
}

int Vec::operator[](int i) const { return x_[i & 3]; }

Vec::operator int*() { return x_; }

int Vec::at(int i) const { return x_[i]; }

int Vec::at(int i) { return ++x_[i]; }

Vec operator+(Vec a, const Vec& b) { return a += b; }

struct Other {
  int at();
};
int Other::at() { return (Vec() + Vec()).at(); }
