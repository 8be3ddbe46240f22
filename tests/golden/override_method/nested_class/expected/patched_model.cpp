// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     model.cpp
//  Spec:       override_method/nested_class/spec.patchspec.json
//  Regenerate: patchgen override_method/nested_class/spec.patchspec.json -o generated --diff
//  Fingerprint: c7c9cd68dafc17d2
//
//  Patches applied:
//    - override_method: Model::Options::batch
//      larger
//    - override_method: Model::Builder::build
// ============================================================================
namespace models {
struct Model {
    // ======================================================================
    // [MODIFIED CLASS] Options
    // Methods patched: batch
    // Reason: larger
    // Source: Model::Options::batch in patches.cpp
    // ======================================================================
    struct Options {
        int batch() const { return batch_ * 8; }
        int batch_ = 1;
    };
    class Builder {
    public:
        Model build();
    };
    int size = 0;
};

// ======================================================================
// [PATCHED METHOD] Builder::build
// Source: Model::Builder::build in patches.cpp
// ======================================================================
Model Model::Builder::build() {
    Model model;
    model.size = 1;
    return model;
}
}
