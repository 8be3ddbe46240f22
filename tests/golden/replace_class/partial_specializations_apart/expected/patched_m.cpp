// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/partial_specializations_apart/spec.patchspec.json
//  Regenerate: patchgen replace_class/partial_specializations_apart/spec.patchspec.json -o generated --diff
//  Fingerprint: ffe40b65ce4d97b5
//
//  Patches applied:
//    - replace_class: Traits<T*>
//      pointers
//    - replace_class: Traits<T[N]>
// ============================================================================
template <typename T>
struct Traits {
  static int size() { return sizeof(T); }
};

// ======================================================================
// [PATCHED CLASS] Traits<T *>
// Reason: pointers
// Source: Traits in patches.cpp
// ======================================================================
template <typename U>
struct Traits<U*> {
  static int size();
  static int bits() { return 8 * Traits<U*>::size(); }
};

// ======================================================================
// [PATCHED CLASS] Traits<T *>
// Reason: pointers
// Source: Traits in patches.cpp
// ======================================================================
template <typename U>
int Traits<U*>::size() { return 4; }

// ======================================================================
// [PATCHED CLASS] Traits<T[N]>
// Source: ArrayTraits in patches.cpp
// ======================================================================
template <typename U, int M>
struct Traits<U[M]> {
  Traits() = default;
  Traits(const Traits<U[M]>&) = default;
  static int size();
};

// ======================================================================
// [PATCHED CLASS] Traits<T[N]>
// Source: ArrayTraits in patches.cpp
// ======================================================================
template <typename V, int K>
int Traits<V[K]>::size() { return K + int(sizeof(Traits<V[K]>)); }

int use() { return Traits<int>::size() + Traits<int*>::size() + Traits<int[2]>::size(); }
