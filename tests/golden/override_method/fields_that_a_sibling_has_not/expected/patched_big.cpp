// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     big.cpp
//  Spec:       override_method/fields_that_a_sibling_has_not/spec.patchspec.json
//  Regenerate: patchgen override_method/fields_that_a_sibling_has_not/spec.patchspec.json -o generated --diff
//  Fingerprint: f468bc39b71cac06
//
//  Patches applied:
//    - override_method: BigModel::forward
//    - override_method: BigModel::forward_all
//    - override_method: BigModel::forward_named
//    - override_method: BigModel::forward_elsewhere
//    - override_method: BigModel::forward_in_a_callback
//    - override_method: BigModel::head
// ============================================================================
struct BigOutput {
  int hidden = 0;
  int deltas = 0;
  int router_logits = 0;
  static int made;
};

struct BigHeadOutput {
  int loss;
  int router_logits;
};

// ======================================================================
// [MODIFIED CLASS] BigModel
// Methods patched: forward, forward_all, forward_named, forward_elsewhere, forward_in_a_callback, head
// forward: Source: SmallModel::forward in small_patches.cpp
// forward_all: Source: SmallModel::forward_all in small_patches.cpp
// forward_named: Source: SmallModel::forward_named in small_patches.cpp
// forward_elsewhere: Source: SmallModel::forward_elsewhere in small_patches.cpp
// forward_in_a_callback: Source: SmallModel::forward_in_a_callback in small_patches.cpp
// head: Source: SmallModel::head in small_patches.cpp
// ======================================================================
struct BigModel {
  BigOutput forward(int tokens);
  // So does this, by the order of the fields.
  BigOutput forward_all(int tokens) {
    auto output = BigOutput{tokens + 1, 1};
    return output;
  }
  BigOutput forward_named(int tokens);
  BigOutput forward_elsewhere(int tokens);
  BigOutput forward_in_a_callback(int tokens);
  BigHeadOutput head(int tokens);
};

BigOutput make_output(int tokens);
void fill_in(BigOutput& output);

// ======================================================================
// [PATCHED METHOD] BigModel::forward
// Source: SmallModel::forward in small_patches.cpp
// ======================================================================
// Leaves out what BigOutput has not.
BigOutput BigModel::forward(int tokens) {
  BigOutput output;
  output.hidden = tokens + 1;
  output.deltas = 1;
  return output;
}

// ======================================================================
// [PATCHED METHOD] BigModel::forward_named
// Source: SmallModel::forward_named in small_patches.cpp
// ======================================================================
// And this, by their names.
BigOutput BigModel::forward_named(int tokens) {
  return {.hidden = tokens + 1, .deltas = 1};
}

// ======================================================================
// [PATCHED METHOD] BigModel::forward_elsewhere
// Source: SmallModel::forward_elsewhere in small_patches.cpp
// ======================================================================
// What is set elsewhere, nobody knows.
BigOutput BigModel::forward_elsewhere(int tokens) {
  BigOutput output = make_output(tokens + 1);
  fill_in(output);
  return output;
}

// ======================================================================
// [PATCHED METHOD] BigModel::forward_in_a_callback
// Source: SmallModel::forward_in_a_callback in small_patches.cpp
// ======================================================================
// A lambda's return is its own.
BigOutput BigModel::forward_in_a_callback(int tokens) {
  const auto more = [&](int by) { return tokens + by; };
  BigOutput output;
  output.hidden = more(1);
  return output;
}

// ======================================================================
// [PATCHED METHOD] BigModel::head
// Source: SmallModel::head in small_patches.cpp
// ======================================================================
BigHeadOutput BigModel::head(int tokens) {
  return {tokens + 1};
}
