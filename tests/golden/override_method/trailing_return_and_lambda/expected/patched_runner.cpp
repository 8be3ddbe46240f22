// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     runner.cpp
//  Spec:       override_method/trailing_return_and_lambda/spec.patchspec.json
//  Regenerate: patchgen override_method/trailing_return_and_lambda/spec.patchspec.json -o generated --diff
//  Fingerprint: 8da0c8ebcfd7ae62
//
//  Patches applied:
//    - override_method: Runner::run
//      returns a wider type
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Runner
// Methods patched: run
// Reason: returns a wider type
// Source: Runner::run in patches.cpp
// ======================================================================
class Runner {
 public:
  auto run(int x) const -> long;
};

// ======================================================================
// [PATCHED METHOD] Runner::run
// Reason: returns a wider type
// Source: Runner::run in patches.cpp
// ======================================================================
auto Runner::run(int x) const -> long {
  const auto thrice = [](int y) {
    return 3L * y;
  };
  return thrice(x);
}
