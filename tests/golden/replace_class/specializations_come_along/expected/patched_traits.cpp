// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     traits.cpp
//  Spec:       replace_class/specializations_come_along/spec.patchspec.json
//  Regenerate: patchgen replace_class/specializations_come_along/spec.patchspec.json -o generated --diff
//  Fingerprint: 70b91b46a2077059
//
//  Patches applied:
//    - replace_class: Traits
//      bits
// ============================================================================
#include "patched_traits.h"

// ======================================================================
// [PATCHED CLASS] Traits
// Reason: bits
// Source: Sizes in patches.cpp
// ======================================================================
template <typename T>
Traits<T>::Traits(T start) : value(start) {}

template <typename T>
int Traits<T>::size() { return 8 * sizeof(T); }

template <typename T>
template <typename U>
U Traits<T>::as(T value) { return U(value); }

int Traits<double>::size() { return 64; }

int Traits<double>::count = 2;

template <>
int Traits<short>::size() { return 16; }

template <>
template <>
int Traits<short>::as<int>(short value) { return value; }

template struct Traits<int>;

// ======================================================================
// [PATCHED CLASS] Traits<float>
// Reason: bits
// Source: Sizes<float> in patches.cpp
// ======================================================================
int Traits<float>::size() { return 32; }

int Traits<float>::count = 1;

template struct Traits<long>;

int total() { return Traits<float>::size() + Traits<int*>::size() + Traits<char>::size(); }
