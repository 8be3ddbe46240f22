// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/leaves_a_class_abstract/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/leaves_a_class_abstract/spec.patchspec.json -o generated --diff
//  Fingerprint: e3045f0d30cbb2ad
//
//  Patches applied:
//    - exclude_from_output: Linear::forward, Linear::name
//    - replace_class: Narrow
// ============================================================================
struct Layer {
  virtual ~Layer() = default;
  virtual int forward(int x) = 0;
  virtual int backward(int x) const = 0;
  virtual int name() { return 0; }
};

struct Linear : Layer {
  int backward(int x) const override { return -x; }
};

struct Wide : Linear {
  int forward(int x) override { return 2 * x; }
  int backward(int x) const override { return -2 * x; }
};

// ======================================================================
// [PATCHED CLASS] Narrow
// Source: Narrow in patches.cpp
// ======================================================================
struct Narrow : Layer {
  int forward(int x) override { return x / 3; }
};

struct Half : Narrow {};

int width(Layer& layer) { return layer.name(); }

Layer* make_wide() { return new Wide; }
