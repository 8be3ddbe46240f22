// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     cache.cpp
//  Spec:       override_method/out_of_line_same_signature/spec.patchspec.json
//  Regenerate: patchgen override_method/out_of_line_same_signature/spec.patchspec.json -o generated --diff
//  Fingerprint: fe78604798014b9e
//
//  Patches applied:
//    - override_method: Cache::update
//      no copy
// ============================================================================
namespace models {

class Cache {
 public:
  int update(int key, int value = 1);

 private:
  int sum_ = 0;
};

// ======================================================================
// [PATCHED METHOD] Cache::update
// Reason: no copy
// Source: Cache::update in patches.cpp
// ======================================================================
// Adds to the cache.
// Returns the new sum.
int Cache::update(int key, int value) {
  return sum_ += key * value;
}

}  // namespace models
