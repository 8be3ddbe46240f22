// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     guard.cpp
//  Spec:       override_method/nested_namespace_and_try_block/spec.patchspec.json
//  Regenerate: patchgen override_method/nested_namespace_and_try_block/spec.patchspec.json -o generated --diff
//  Fingerprint: 13fc3af827ac4d45
//
//  Patches applied:
//    - override_method: a::b::Guard::Guard(int)
//      no throw
//    - override_method: Guard::~Guard
// ============================================================================
namespace a::b {
// ======================================================================
// [MODIFIED CLASS] Guard
// Methods patched: Guard, ~Guard
// Guard: Reason: no throw
// Guard: Source: Guard::Guard in patches.cpp
// ~Guard: Source: Guard::~Guard in patches.cpp
// ======================================================================
class Guard {
public:
    explicit Guard(int fd) noexcept : fd_{fd} {}
    virtual ~Guard() noexcept(false) {
        fd_ = -2;
    }
private:
    int fd_;
};
}  // namespace a::b
