// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/parameter_names_of_its_own/spec.patchspec.json
//  Regenerate: patchgen override_method/parameter_names_of_its_own/spec.patchspec.json -o generated --diff
//  Fingerprint: 58a69c5242b15271
//
//  Patches applied:
//    - override_method: Row::at
//      a wider index
//    - override_method: Row::first
//    - override_method: Row::Part::get
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Row
// Methods patched: at, first
// at: Reason: a wider index
// at: Source: Row::at in patches.cpp
// first: Source: Row::first in patches.cpp
// ======================================================================
template <class T>
struct Row {
  T at(long i) const;
  const T& first() const;
  template <class U>
  struct Part {
    U get(int k) const;
    U unit;
  };
  T data;
};

// ======================================================================
// [PATCHED METHOD] Row::at
// Reason: a wider index
// Source: Row::at in patches.cpp
// ======================================================================
template <class A>
A Row<A>::at(long i) const {
  return data - static_cast<A>(i);
}

// ======================================================================
// [PATCHED METHOD] Row::first
// Source: Row::first in patches.cpp
// ======================================================================
template <class A>
const A& Row<A>::first() const {
  return this->data;
}

// ======================================================================
// [PATCHED METHOD] Part::get
// Source: Row::Part::get in patches.cpp
// ======================================================================
template <class A>
template <class B>
B Row<A>::Part<B>::get(int k) const {
  return unit - static_cast<B>(k);
}

int use(const Row<int>& row, const Row<int>::Part<long>& part) {
  return row.at(1) + row.first() + static_cast<int>(part.get(2));
}
