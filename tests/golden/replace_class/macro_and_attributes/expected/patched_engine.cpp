// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     engine.cpp
//  Spec:       replace_class/macro_and_attributes/spec.patchspec.json
//  Regenerate: patchgen replace_class/macro_and_attributes/spec.patchspec.json -o generated --diff
//  Fingerprint: 686ece3ee107f946
//
//  Patches applied:
//    - replace_class: Engine
//      keeps the export
// ============================================================================
#define ENGINE_EXPORT
struct Base {};

// ======================================================================
// [PATCHED CLASS] Engine
// Reason: keeps the export
// Source: FastEngine in patches.cpp
// ======================================================================
class ENGINE_EXPORT [[nodiscard]] Engine : public Base {
 public:
  int run() { return 2; }
};

class Engine;
