// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/friend_lines_follow/spec.patchspec.json
//  Regenerate: patchgen override_method/friend_lines_follow/spec.patchspec.json -o generated --diff
//  Fingerprint: 75f3eba1cf304a5a
//
//  Patches applied:
//    - override_method: Model::run
//      takes a scale
//    - override_method: Model::operator()
// ============================================================================
class Cache;

// ======================================================================
// [MODIFIED CLASS] Model
// Methods patched: run, operator()
// run: Reason: takes a scale
// run: Source: Model::run in patches.cpp
// operator(): Source: Model::operator() in patches.cpp
// ======================================================================
class Model {
 public:
  int run(const Cache& cache, int scale);
  int operator()(const Cache& cache) const;
};

class Cache {
  friend int Model::run(const Cache& cache, int scale);
  friend int Model::operator()(const Cache&) const;
  int size_ = 1;
};

// ======================================================================
// [PATCHED METHOD] Model::run
// Reason: takes a scale
// Source: Model::run in patches.cpp
// ======================================================================
int Model::run(const Cache& cache, int scale) { return cache.size_ * scale; }

// ======================================================================
// [PATCHED METHOD] Model::operator()
// Source: Model::operator() in patches.cpp
// ======================================================================
int Model::operator()(const Cache& cache) const { return 2 * cache.size_; }
