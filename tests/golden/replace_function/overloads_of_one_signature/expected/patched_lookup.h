// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     lookup.h
//  Spec:       replace_function/overloads_of_one_signature/spec.patchspec.json
//  Regenerate: patchgen replace_function/overloads_of_one_signature/spec.patchspec.json -o generated --diff
//  Fingerprint: 2a4b2de02ecd5342
//
//  Patches applied:
//    - replace_function: get_or(const Map&, const Key&)
//    - replace_function: get_or(const Map&, const Key&, Value&&)
//    - replace_function: get_or(const Map&, const Key&, Make&&)
//    - replace_function: width
// ============================================================================
#pragma once

namespace models {

template <class T>
concept Callable = requires(T t) { t(); };

// ======================================================================
// [PATCHED FUNCTION] get_or
// Source: get_or in patches.cpp
// ======================================================================
template <class Map, class Key>
int get_or(const Map& map, const Key& key) {
  return map[key] + 1;
}

// ======================================================================
// [PATCHED FUNCTION] get_or
// Source: get_or in patches.cpp
// ======================================================================
template <class Map, class Key, class Value>
  requires(!Callable<Value>)
int get_or(const Map& map, const Key& key, Value&& value) {
  return map ? map[key] + 1 : value;
}

// ======================================================================
// [PATCHED FUNCTION] get_or
// Source: get_or in patches.cpp
// ======================================================================
template <class Map, class Key, class Make>
  requires Callable<Make>
int get_or(const Map& map, const Key& key, Make&& make) {
  return map ? map[key] + 1 : make();
}

template <class T, int N>
T first(const T (&items)[N], T other) {
  return N > 0 ? items[0] : other;
}

// ======================================================================
// [PATCHED FUNCTION] width
// Source: width in patches.cpp
// ======================================================================
template <class T>
  requires(sizeof(T) > 4)
int width(T) {
  return 16;
}

}  // namespace models
