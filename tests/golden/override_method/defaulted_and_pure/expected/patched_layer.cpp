// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     layer.cpp
//  Spec:       override_method/defaulted_and_pure/spec.patchspec.json
//  Regenerate: patchgen override_method/defaulted_and_pure/spec.patchspec.json -o generated --diff
//  Fingerprint: 3db33ee1adb53899
//
//  Patches applied:
//    - override_method: Layer::Layer()
//      counts
//    - override_method: Layer::forward
//      a base for all
//    - override_method: Layer::Layer(const Layer&)
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Layer
// Methods patched: Layer(), forward, Layer(const Layer &)
// Layer(): Reason: counts
// Layer(): Source: Layer::Layer in patches.cpp
// forward: Reason: a base for all
// forward: Source: Layer::forward in patches.cpp
// Layer(const Layer &): Source: code in the spec
// ======================================================================
class Layer {
public:
    Layer() : id(1) {}
    Layer(const Layer& other) : id(other.id + 1) {}
    virtual ~Layer() = default;
    virtual int forward(int x) const { return x; }  // subclasses say how
    int id = 0;
};
