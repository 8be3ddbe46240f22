// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/templates/spec.patchspec.json
//  Regenerate: patchgen modify_init/templates/spec.patchspec.json -o generated --diff
//  Fingerprint: 8c2974dfbbd1fddc
//
//  Patches applied:
//    - modify_init: Stack
//      a limit
//    - modify_init: Any
//    - modify_init: Traits<float>
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Stack
// Members added: limit_, top_
// Constructors extended: Stack(T)
// Reason: a limit
// Source: Extras in patches.cpp, Extras::Extras in patches.cpp
// ======================================================================
template <class T, int N>
class Stack {
 public:
  Stack();
  explicit Stack(T first) : items_{first}, size_(1), limit_(N), top_(static_cast<T*>(nullptr)) {}

 private:
  T items_[N];
  int size_;
  int limit_;
  T* top_;
};

// ======================================================================
// [MODIFIED CONSTRUCTOR] Stack::Stack()
// Reason: a limit
// Source: Extras in patches.cpp, Extras::Extras in patches.cpp
// ======================================================================
template <class T, int N>
Stack<T, N>::Stack() : items_{}, size_(0), limit_(N), top_(static_cast<T*>(nullptr)) {}

// ======================================================================
// [MODIFIED CLASS] Any
// Members added: n_
// Constructors extended: Any(U), Any(U, V)
// Source: code in the spec
// ======================================================================
struct Any {
  template <class U>
  explicit Any(U value) : kind_(sizeof(value)), n_(0) {
    n_ = 1;
  }
  template <class U, class V>
    requires(sizeof(U) > 1)
  Any(U, V) : kind_(0), n_(0) {
    n_ = 1;
  }
  int kind_;
  int n_;
};

template <class T>
struct Traits {
  Traits() {}
  int bits = 0;
};

// ======================================================================
// [MODIFIED CLASS] Traits<float>
// Constructors extended: Traits()
// Source: code in the spec
// ======================================================================
template <>
struct Traits<float> {
  Traits() : bits(32) {}
  int bits;
};
