// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/other_template_parameters/spec.patchspec.json
//  Regenerate: patchgen replace_class/other_template_parameters/spec.patchspec.json -o generated --diff
//  Fingerprint: 6e465b6d0dc487eb
//
//  Patches applied:
//    - replace_class: Stack
//    - replace_class: Plain
// ============================================================================
namespace n {

template <class T, int N>
class Stack;

template <class T> class Plain;

// ======================================================================
// [PATCHED CLASS] Stack
// Source: SmallStack in patches.cpp
// ======================================================================
template <class T, int N = 4>
class Stack {
 public:
  T top() { return items[N - 1]; }

 private:
  T items[N];
};

// ======================================================================
// [PATCHED CLASS] Plain
// Source: Plain in patches.cpp
// ======================================================================
template <class T = int>
class Plain {
 public:
  T n = 0;
};

}  // namespace n
