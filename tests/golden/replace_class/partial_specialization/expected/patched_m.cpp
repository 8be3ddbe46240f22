// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/partial_specialization/spec.patchspec.json
//  Regenerate: patchgen replace_class/partial_specialization/spec.patchspec.json -o generated --diff
//  Fingerprint: 19711e1806973bf4
//
//  Patches applied:
//    - replace_class: Reader<T*>
// ============================================================================
template <class T>
struct Reader {
  T get() { return T(); }
};

// ======================================================================
// [PATCHED CLASS] Reader<T *>
// Source: Pointers in patches.cpp
// ======================================================================
template <class T>
struct Reader<T*> {
  T* get() { return kept; }
  void skip();
  T* kept = nullptr;
};

// ======================================================================
// [PATCHED CLASS] Reader<T *>
// Source: Pointers in patches.cpp
// ======================================================================
template <class T>
void Reader<T*>::skip() {
  kept = nullptr;
}

template struct Reader<int*>;
