// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       bring_helpers/declared_ahead/spec.patchspec.json
//  Regenerate: patchgen bring_helpers/declared_ahead/spec.patchspec.json -o generated --diff
//  Fingerprint: ad074f748f3ff43d
//
//  Patches applied:
//    - override_method: A::run
// ============================================================================
struct A {
  int run(int x);
};

// ======================================================================
// [HELPERS]
// Needed by: even, A::run, odd, List
// Source: even in patches.cpp
// Source: odd in patches.cpp
// Source: List in patches.cpp
// Source: Node in patches.cpp
// Source: plain in patches.cpp
// Source: scaled in patches.cpp
// ======================================================================
// Each calls the other.
inline int odd(int x);

inline int even(int x) { return x == 0 ? 1 : odd(x - 1); }

inline int odd(int x) { return x == 0 ? 0 : even(x - 1); }

struct Node;

struct List { Node* first; };

struct Node { Node* next; };

int plain(int x) { return x; }

int scaled(int x, int factor = 2);

int scaled(int x, int factor) { return x * factor; }

// ======================================================================
// [PATCHED METHOD] A::run
// Source: A::run in patches.cpp
// ======================================================================
int A::run(int x) {
  Node node{nullptr};
  List list{&node};
  return even(x) + plain(x) + scaled(x) + (list.first == nullptr);
}
