// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     units.h
//  Spec:       modify_init/class_on_one_line/spec.patchspec.json
//  Regenerate: patchgen modify_init/class_on_one_line/spec.patchspec.json -o generated --diff
//  Fingerprint: 9a5359a6b199ab2b
//
//  Patches applied:
//    - modify_init: Unit
//    - modify_init: Hidden
//    - modify_init: Plain
//    - override_method: Unit::first
// ============================================================================
struct Pair { int a; int b; };

// ======================================================================
// [MODIFIED CLASS] Unit
// Members added: d_, e_
// Methods patched: first
// Constructors extended: Unit(int, Pair)
// d_, e_, Unit(int, Pair): Source: code in the spec
// first: Source: code in the spec
// ======================================================================
struct Unit {
    Unit(int i, Pair c) : c_{c}, i_(i), d_{c.a, c.b}, e_(i) {} Pair c_; int i_; int last() const { return i_; }
    Pair d_;
    int e_;

    int first() const { return d_.a; }
};

// ======================================================================
// [MODIFIED CLASS] Hidden
// Members added: d_
// Constructors extended: Hidden(int)
// Source: code in the spec
// ======================================================================
class Hidden {
    int i_ = 0;
    int d_;
    public: explicit Hidden(int i) : i_(i), d_(i) {} int last() const { return i_; }
};

// ======================================================================
// [MODIFIED CLASS] Plain
// Members added: d_
// Constructors extended: Plain(int)
// Source: code in the spec
// ======================================================================
struct Plain {
    explicit Plain(int i) : i_(i), d_(i) {} int i_;
    int d_;
};
