// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/specializations_in_branches/spec.patchspec.json
//  Regenerate: patchgen replace_class/specializations_in_branches/spec.patchspec.json -o generated --diff
//  Fingerprint: 7528b30e63a2ae4c
//
//  Patches applied:
//    - replace_class: Tiles (every branch)
// ============================================================================
#if defined(FAST)
// ======================================================================
// [PATCHED CLASS] Tiles
// Source: Tiles in patches.cpp
// ======================================================================
template <int D, int N>
struct Tiles {
  static const int k = 11;
};

// ======================================================================
// [PATCHED CLASS] Tiles<D, 8>
// Source: Tiles<D, 8> in patches.cpp
// ======================================================================
template <int D>
struct Tiles<D, 8> {
  static const int k = 12;
};
#elif defined(WIDE)
#ifdef REVISION_3
// ======================================================================
// [PATCHED CLASS] Tiles
// Source: Tiles in patches.cpp
// ======================================================================
template <int D, int N>
struct Tiles {
  static const int k = 13;
};

// ======================================================================
// [PATCHED CLASS] Tiles<80, N>
// Source: Tiles<80, N> in patches.cpp
// ======================================================================
template <int N>
struct Tiles<80, N> {
  static const int k = 14;
};
#else
// ======================================================================
// [PATCHED CLASS] Tiles
// Source: Tiles in patches.cpp
// ======================================================================
template <int D, int N>
struct Tiles {
  static const int k = 15;
};

// ======================================================================
// [PATCHED CLASS] Tiles<80, N>
// Source: Tiles<80, N> in patches.cpp
// ======================================================================
template <int N>
struct Tiles<80, N> {
  static const int k = 16;
};
#endif
#else
// ======================================================================
// [PATCHED CLASS] Tiles
// Source: Tiles in patches.cpp
// ======================================================================
template <int D, int N>
struct Tiles {
  static const int k = 17;
};
#endif
