// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       add_helper/inline_in_headers/spec.patchspec.json
//  Regenerate: patchgen add_helper/inline_in_headers/spec.patchspec.json -o generated --diff
//  Fingerprint: d0b9acee3c6639cd
//
//  Patches applied:
//    - add_helper: plain, attributed, already, of_one_file, kConstant, name, generic, Counter, detail::inner
//    - add_helper
// ============================================================================
#pragma once

// ======================================================================
// [HELPERS]
// Source: plain in patches.cpp
// Source: attributed in patches.cpp
// Source: already in patches.cpp
// Source: of_one_file in patches.cpp
// Source: kConstant in patches.cpp
// Source: name in patches.cpp
// Source: generic in patches.cpp
// Source: Counter in patches.cpp
// Source: inner in patches.cpp
// Source: code in the spec
// ======================================================================
// Two files that include the header must not define this twice.
inline int plain(int x) { return x; }

[[nodiscard]] inline int attributed() { return 1; }

inline int already() { return 2; }

static int of_one_file() { return 3; }

const int kConstant = 4;

inline const char* name = "n";

template <class T>
T generic(T x) {
  return x;
}

struct Counter {
  int in_class() { return 1; }
  int out_of_class();
  static int count;
};

inline int Counter::out_of_class() { return count; }

inline int Counter::count = 0;

namespace detail {

inline int inner() { return 5; }

}  // namespace detail

inline int spelled() {
  return 3;
}

int run();
