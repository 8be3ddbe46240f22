// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/nested_out_of_line/spec.patchspec.json
//  Regenerate: patchgen replace_class/nested_out_of_line/spec.patchspec.json -o generated --diff
//  Fingerprint: 083a5078844aa9ac
//
//  Patches applied:
//    - replace_class: Mlp
// ============================================================================

// ======================================================================
// [PATCHED CLASS] Mlp
// Source: FusedMlp in patches.cpp
// ======================================================================
struct Mlp {
  int run() { return weights.sum() + weights.twice(); }
  struct Weights {
    int left = 1;
    int sum() const;
    int twice() const { return sum() + right; }
    struct Row {
      int at = 0;
      int next() const;
    };

   private:
    int right = 2;
  };
  Weights weights;
};

// ======================================================================
// [PATCHED CLASS] Mlp
// Source: FusedMlp in patches.cpp
// ======================================================================
int Mlp::Weights::sum() const { return left + right; }

int Mlp::Weights::Row::next() const { return at + 1; }

int use(Mlp& mlp) { return mlp.run(); }
