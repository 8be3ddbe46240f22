// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     kernel.cpp
//  Spec:       override_method/raw_strings/spec.patchspec.json
//  Regenerate: patchgen override_method/raw_strings/spec.patchspec.json -o generated --diff
//  Fingerprint: 8805a0ebe84cb37b
//
//  Patches applied:
//    - override_method: Kernel::source
//      its text must not move
// ============================================================================
namespace gpu {
namespace detail {
    // ======================================================================
    // [MODIFIED CLASS] Kernel
    // Methods patched: source
    // Reason: its text must not move
    // Source: gpu::detail::Kernel::source in patches.cpp
    // ======================================================================
    class Kernel {
    public:
        const char* source() const {
          static const char* text = R"cl(
__kernel void add() {
    // indented as it is
}
)cl";
          const char* two = "a\
b";
          return two ? text : two;
        }
    };
}
}
