// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/in_class/spec.patchspec.json
//  Regenerate: patchgen modify_init/in_class/spec.patchspec.json -o generated --diff
//  Fingerprint: 098802eeed7be77f
//
//  Patches applied:
//    - modify_init: Attention
//      Ulysses needs the group
// ============================================================================
struct Config {
  int dim;
  int rank;
  int world;
};

void check(bool fine);

// ======================================================================
// [MODIFIED CLASS] Attention
// Members added: rank_, world_
// Constructors extended: Attention(const Config &)
// Reason: Ulysses needs the group
// Source: code in the spec
// ======================================================================
// Attention over one head.
class Attention {
 public:
  explicit Attention(const Config& config) : dim_(config.dim), scale_(1.0f / config.dim),
                                             rank_(config.rank),
                                             world_(config.world) {
    check(dim_ > 0);
    check(rank_ < world_);
  }

  int dim() const { return dim_; }

 private:
  int dim_;
  float scale_;
  int rank_ = 0;  // of this process
  int world_ = 1;
};
