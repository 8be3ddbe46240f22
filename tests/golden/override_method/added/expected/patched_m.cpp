// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/added/spec.patchspec.json
//  Regenerate: patchgen override_method/added/spec.patchspec.json -o generated --diff
//  Fingerprint: 5f2d1c05f4a539df
//
//  Patches applied:
//    - override_method: Model::get_plan
//      parallel plan
// ============================================================================
struct Plan {};

// ======================================================================
// [MODIFIED CLASS] Model
// Methods patched: get_plan
// Reason: parallel plan
// Source: Model::get_plan in patches.cpp
// ======================================================================
class Model {
public:
	int layers() const { return layers_; }

	Plan get_plan() const {
		if (layers_ > 1) {
			return Plan();
		}
		return {};
	}

private:
	int layers_ = 2;
};
