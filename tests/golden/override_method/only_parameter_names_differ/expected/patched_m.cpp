// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/only_parameter_names_differ/spec.patchspec.json
//  Regenerate: patchgen override_method/only_parameter_names_differ/spec.patchspec.json -o generated --diff
//  Fingerprint: d9f5c4b4242faaa7
//
//  Patches applied:
//    - override_method: V::operator=
//    - override_method: V::set
// ============================================================================
namespace n {

class V {
 public:
  V& operator=(const V& o);
  void set(int value, int);

 private:
  int n_ = 0;
};

// ======================================================================
// [PATCHED METHOD] V::operator=
// Source: W::operator= in patches.cpp
// ======================================================================
V& V::operator=(const V& other) {
  if (this != &other) n_ = other.n_;
  return *this;
}

// ======================================================================
// [PATCHED METHOD] V::set
// Source: V::set in patches.cpp
// ======================================================================
void V::set(int amount, int limit) { n_ = amount < limit ? amount : limit; }

}  // namespace n
