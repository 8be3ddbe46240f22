// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     model.cpp
//  Spec:       override_method/added_from_class_and_code/spec.patchspec.json
//  Regenerate: patchgen override_method/added_from_class_and_code/spec.patchspec.json -o generated --diff
//  Fingerprint: 423d5e158a7e0681
//
//  Patches applied:
//    - override_method: Model::warm_up
//      before the first step
//    - override_method: Model::depth
//    - override_method: Model::layers
// ============================================================================
namespace models {

// ======================================================================
// [MODIFIED CLASS] Model
// Methods patched: warm_up, depth, layers
// warm_up: Reason: before the first step
// warm_up: Source: Model::warm_up in patches.cpp
// depth: Source: code in the spec
// layers: Source: code in the spec
// ======================================================================
class Model {
 public:
  explicit Model(int layers) : layers_(layers) {}

  int layers() const {
    return layers_ - 1;
  }

  // State of one run.
  struct State { int step = 0; };

  /// Runs once.
  virtual void warm_up(int steps = 2) {
    while (steps > 0) {
      --steps;
    }
  }

  [[nodiscard]] int depth() const { return layers_; }

 protected:
  int layers_;
};

}  // namespace models
