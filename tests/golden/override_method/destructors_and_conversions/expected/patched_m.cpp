// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/destructors_and_conversions/spec.patchspec.json
//  Regenerate: patchgen override_method/destructors_and_conversions/spec.patchspec.json -o generated --diff
//  Fingerprint: 39bc289aab8b8447
//
//  Patches applied:
//    - override_method: A::~A
//    - override_method: B::~B
//    - override_method: A::operator T
//    - override_method: A::operator bool
//    - override_method: A::operator[]
// ============================================================================
struct Base {
  virtual ~Base();
};
Base::~Base() {}

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: ~A, operator T, operator bool, operator[]
// ~A: Source: A::~A in patches.cpp
// operator T: Source: A::operator U in patches.cpp
// operator bool: Source: A::operator bool in patches.cpp
// operator[]: Source: A::operator[] in patches.cpp
// ======================================================================
class A : public Base {
 public:
  ~A() override { n_ = -1; }
  template <class T>
  explicit operator T() const;
  operator bool() const { return n_ != 0; }
  int& operator[](int index) & { return *(&n_ + 0 * index); }

 private:
  int n_ = 1;
};

// ======================================================================
// [PATCHED METHOD] A::operator T
// Source: A::operator U in patches.cpp
// ======================================================================
template <class U>
A::operator U() const {
  return U(2 * n_);
}

// ======================================================================
// [MODIFIED CLASS] B
// Methods patched: ~B
// Source: B::~B in patches.cpp
// ======================================================================
struct B {
  virtual ~B() {}
};
