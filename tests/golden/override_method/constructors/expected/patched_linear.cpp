// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     linear.cpp
//  Spec:       override_method/constructors/spec.patchspec.json
//  Regenerate: patchgen override_method/constructors/spec.patchspec.json -o generated --diff
//  Fingerprint: b741630b6320d753
//
//  Patches applied:
//    - override_method: Linear::Linear(int, int)
//      wider
//    - override_method: Linear::Linear(int)
//      delegates
//    - override_method: Linear::Linear()
//    - override_method: Linear::~Linear
// ============================================================================
class Base {
 public:
  explicit Base(int id) : id_(id) {}
  virtual ~Base() = default;

 protected:
  int id_;
};

// ======================================================================
// [MODIFIED CLASS] Linear
// Methods patched: Linear(int, int), Linear(int), Linear(), ~Linear
// Linear(int, int): Reason: wider
// Linear(int, int): Source: Linear::Linear in patches.cpp
// Linear(int): Reason: delegates
// Linear(int): Source: Linear::Linear in patches.cpp
// Linear(): Source: Linear::Linear in patches.cpp
// ~Linear: Source: Linear::~Linear in patches.cpp
// ======================================================================
class Linear : public Base {
 public:
  Linear() : Base(7) {}
  explicit Linear(int width) : Linear(width, width) {}
  Linear(int in, int out);
  ~Linear() override;

 private:
  int in_ = 0;
  int out_{0};
};

// ======================================================================
// [PATCHED METHOD] Linear::Linear
// Reason: wider
// Source: Linear::Linear in patches.cpp
// ======================================================================
Linear::Linear(int in, int out)
    : Base(2),
      // --- Patch.1 ---
      in_(in * 2),
      out_{out * 2} {
  // --- Patch.1 ---
  id_ += 1;
}

// ======================================================================
// [PATCHED METHOD] Linear::~Linear
// Source: Linear::~Linear in patches.cpp
// ======================================================================
Linear::~Linear() { in_ = 0; }
