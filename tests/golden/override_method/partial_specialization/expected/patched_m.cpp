// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/partial_specialization/spec.patchspec.json
//  Regenerate: patchgen override_method/partial_specialization/spec.patchspec.json -o generated --diff
//  Fingerprint: d301f6dc4347f1c7
//
//  Patches applied:
//    - override_method: Reader<T*>::get
//    - override_method: Reader<T*>::skip
// ============================================================================
template <class T>
struct Reader {
  T get() { return T(); }
  void skip() {}
};

// ======================================================================
// [MODIFIED CLASS] Reader<T *>
// Methods patched: get, skip
// get: Source: Reader::get in patches.cpp
// skip: Source: skip_pointer in patches.cpp
// ======================================================================
template <class T>
struct Reader<T*> {
  T* get() {
    T* result = kept;
    return result;
  }
  void skip();
  T* kept = nullptr;
};

// ======================================================================
// [PATCHED METHOD] Reader::skip
// Source: skip_pointer in patches.cpp
// ======================================================================
template <class T>
void Reader<T*>::skip() { kept = nullptr; }
