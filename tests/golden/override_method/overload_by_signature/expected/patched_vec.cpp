// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     vec.cpp
//  Spec:       override_method/overload_by_signature/spec.patchspec.json
//  Regenerate: patchgen override_method/overload_by_signature/spec.patchspec.json -o generated --diff
//  Fingerprint: 5dec3da8096f8e17
//
//  Patches applied:
//    - override_method: Vec::at(int) const
//      checked
//    - override_method: Vec::set(int, const Value&)
// ============================================================================
struct Value { int v; };

// ======================================================================
// [MODIFIED CLASS] Vec
// Methods patched: at, set
// at: Reason: checked
// at: Source: Vec::at in patches.cpp
// set: Source: Vec::set in patches.cpp
// ======================================================================
class Vec {
 public:
  Value& at(int i) { return data_[i]; }
  const Value& at(int i) const { return data_[i & 3]; }
  const Value& at() const { return data_[0]; }
  void set(int i, int value);
  void set(int i, const Value& value);

 private:
  Value data_[4] = {};
};

void Vec::set(int i, int value) { data_[i].v = value; }

// ======================================================================
// [PATCHED METHOD] Vec::set
// Source: Vec::set in patches.cpp
// ======================================================================
void Vec::set(int i, const Value& value) { data_[i & 3] = value; }
