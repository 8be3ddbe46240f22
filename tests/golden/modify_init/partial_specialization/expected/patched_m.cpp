// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/partial_specialization/spec.patchspec.json
//  Regenerate: patchgen modify_init/partial_specialization/spec.patchspec.json -o generated --diff
//  Fingerprint: 951f4f2a68f86554
//
//  Patches applied:
//    - modify_init: Box<T*>
//      of pointers only
// ============================================================================
template <typename T>
struct Box {
  explicit Box(T value) : value_(value) {}
  T value_;
};

// ======================================================================
// [MODIFIED CLASS] Box<T *>
// Members added: owners_
// Constructors extended: Box()
// Reason: of pointers only
// Source: code in the spec
// ======================================================================
template <typename T>
struct Box<T*> {
  explicit Box(T* value);
  Box() : value_(nullptr), owners_(1) {
    ++owners_;
  }
  T* value_;
  int owners_;
};

// ======================================================================
// [MODIFIED CONSTRUCTOR] Box::Box(T *)
// Reason: of pointers only
// Source: code in the spec
// ======================================================================
template <typename T>
Box<T*>::Box(T* value) : value_(value), owners_(1) {
  ++owners_;
}

int use(int* p) { return *Box<int*>(p).value_; }
