// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     model.cpp
//  Spec:       replace_class/nested/spec.patchspec.json
//  Regenerate: patchgen replace_class/nested/spec.patchspec.json -o generated --diff
//  Fingerprint: 5a15fed7ce941d87
//
//  Patches applied:
//    - replace_class: Model::Options
//      more of them
// ============================================================================
namespace models {
class Model {
 public:
  // ======================================================================
  // [PATCHED CLASS] Options
  // Reason: more of them
  // Source: FastOptions in patches.cpp
  // ======================================================================
  // How to run.
  struct Options {
    Options() : batch_(8) {}
    int batch() const;
    int batch_;
  };
  int run(const Options& options) { return options.batch(); }
};

// ======================================================================
// [PATCHED CLASS] Options
// Reason: more of them
// Source: FastOptions in patches.cpp
// ======================================================================
int Model::Options::batch() const { return batch_ * 2; }
}  // namespace models
