// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/default_arguments_keep_their_types/spec.patchspec.json
//  Regenerate: patchgen override_method/default_arguments_keep_their_types/spec.patchspec.json -o generated --diff
//  Fingerprint: 8e841ab2dba795f6
//
//  Patches applied:
//    - override_method: A::run
//    - override_method: A::walk
//    - override_method: A::jump
// ============================================================================
struct Options {
  int n = 0;
};

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: run, walk, jump
// run: Source: A::run in patches.cpp
// walk: Source: A::walk in patches.cpp
// jump: Source: A::jump in patches.cpp
// ======================================================================
struct A {
  int run(const Options& options, bool quick = true);
  int walk(int count = 4, bool slow = false) { return slow ? 0 : count; }
  template <class U>
  int jump(U* from = nullptr, int times = 1) {
    return from ? 2 * times : 0;
  }
};

// ======================================================================
// [PATCHED METHOD] A::run
// Source: A::run in patches.cpp
// ======================================================================
// The first parameter is another one now, the second only has another name.
int A::run(const Options& options, bool quick) { return quick ? options.n : 1; }
