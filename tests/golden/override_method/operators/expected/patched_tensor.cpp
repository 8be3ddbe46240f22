// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     tensor.cpp
//  Spec:       override_method/operators/spec.patchspec.json
//  Regenerate: patchgen override_method/operators/spec.patchspec.json -o generated --diff
//  Fingerprint: a0f01a45db6863d4
//
//  Patches applied:
//    - override_method: Tensor::operator()
//      calls forward
//    - override_method: Tensor::operator[]
//    - override_method: Tensor::operator bool
//    - override_method: Tensor::operator==
//    - override_method: Tensor::operator const char*
//    - override_method: Tensor::operator=
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Tensor
// Methods patched: operator(), operator[], operator bool, operator==, operator const char *, operator=
// operator(): Reason: calls forward
// operator(): Source: Tensor::operator() in patches.cpp
// operator[]: Source: Tensor::operator[] in patches.cpp
// operator bool: Source: Tensor::operator bool in patches.cpp
// operator==: Source: Tensor::operator== in patches.cpp
// operator const char *: Source: Tensor::operator const char * in patches.cpp
// operator=: Source: Tensor::operator= in patches.cpp
// ======================================================================
class Tensor {
 public:
  int operator()(int x) const { return x + value_; }
  int operator[](int i) const;
  explicit operator bool() const { return value_ > 0; }
  operator const char*() const;
  bool operator==(const Tensor& other) const { return value_ - other.value_ == 0; }
  Tensor& operator=(int value) {
    value_ = value + 1;
    return *this;
  }

 private:
  int value_ = 0;
};

// ======================================================================
// [PATCHED METHOD] Tensor::operator[]
// Source: Tensor::operator[] in patches.cpp
// ======================================================================
int Tensor::operator[](int i) const { return i + value_; }

// ======================================================================
// [PATCHED METHOD] Tensor::operator const char *
// Source: Tensor::operator const char * in patches.cpp
// ======================================================================
Tensor::operator const char*() const { return "tensor"; }
