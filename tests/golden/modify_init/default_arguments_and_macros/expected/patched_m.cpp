// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/default_arguments_and_macros/spec.patchspec.json
//  Regenerate: patchgen modify_init/default_arguments_and_macros/spec.patchspec.json -o generated --diff
//  Fingerprint: 9b7d8837a54dac93
//
//  Patches applied:
//    - modify_init: Engine
//      knows its rank
// ============================================================================
#define ENGINE_API
#define ENGINE_COLD __attribute__((cold))

// ======================================================================
// [MODIFIED CLASS] Engine
// Members added: rank_
// Constructors extended: Engine(const char *, int)
// Reason: knows its rank
// Source: code in the spec
// ======================================================================
class ENGINE_API Engine {
 public:
  ENGINE_COLD
  explicit Engine(int threads = 4, float = 0.5f);
  [[deprecated("give the threads")]] ENGINE_API Engine(const char* name, int threads = 1) noexcept
      : threads_(threads), rank_(threads - 1) {
    // Ranks begin at 0.
    (void)name;
  }

 private:
  int threads_;
  int rank_;
};

// ======================================================================
// [MODIFIED CONSTRUCTOR] Engine::Engine(int, float)
// Reason: knows its rank
// Source: code in the spec
// ======================================================================
ENGINE_COLD Engine::Engine(int threads, float)
    : threads_(threads), rank_(threads - 1) {
  // Ranks begin at 0.
}

int use() { return sizeof(Engine(2)); }
