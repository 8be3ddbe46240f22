// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_helper/on_one_line/spec.patchspec.json
//  Regenerate: patchgen add_helper/on_one_line/spec.patchspec.json -o generated --diff
//  Fingerprint: 8d7b58d648dfa8b2
//
//  Patches applied:
//    - add_helper: before_a
//    - add_helper: after_a
//    - replace_function: one::a
//    - add_helper: after_b
//    - add_helper: then_b
//    - add_helper: before_c
//    - exclude_from_output: two::c, three::e
//    - add_helper: after_d
//    - replace_function: three::f
//    - add_helper: before_f
//    - add_helper: after_k
//    - override_method: K::m
// ============================================================================
namespace one { 
// ======================================================================
// [HELPERS]
// Source: before_a in patches.cpp
// ======================================================================
inline int before_a() { return 10; }

// ======================================================================
// [PATCHED FUNCTION] a
// Source: fused in patches.cpp
// ======================================================================
inline int a(int x) { return before_a() + x; }
// ======================================================================
// [HELPERS]
// Source: after_a in patches.cpp
// ======================================================================
inline int after_a() { return 11; }
 }
namespace two { inline int b() { return 1; }
// ======================================================================
// [HELPERS]
// Source: after_b in patches.cpp
// ======================================================================
inline int after_b() { return 20; }

// ======================================================================
// [HELPERS]
// Source: then_b in patches.cpp
// ======================================================================
inline int then_b() { return 21; }

 
// ======================================================================
// [HELPERS]
// Source: before_c in patches.cpp
// ======================================================================
inline int before_c() { return 22; }
inline int z() { return 3; } }
namespace three {
inline int d() { return 1; }
// ======================================================================
// [HELPERS]
// Source: after_d in patches.cpp
// ======================================================================
inline int after_d() { return 30; }
 
// ======================================================================
// [HELPERS]
// Source: before_f in patches.cpp
// ======================================================================
inline int before_f() { return 31; }

// ======================================================================
// [PATCHED FUNCTION] f
// Source: fused_too in patches.cpp
// ======================================================================
inline int f(int x) { return before_f() + x; }}
namespace four {

// ======================================================================
// [MODIFIED CLASS] K
// Methods patched: m
// Source: K::m in patches.cpp
// ======================================================================
struct K { int m() { return 40; } };
// ======================================================================
// [HELPERS]
// Source: after_k in patches.cpp
// ======================================================================
inline int after_k() { return K().m(); }
 struct L { int n; }; }
