// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/anonymous_and_inline_namespaces/spec.patchspec.json
//  Regenerate: patchgen modify_init/anonymous_and_inline_namespaces/spec.patchspec.json -o generated --diff
//  Fingerprint: b3028a36f43044fb
//
//  Patches applied:
//    - modify_init: Worker
//      counts
//    - modify_init: api::v2::Engine
// ============================================================================
namespace {

// ======================================================================
// [MODIFIED CLASS] Worker
// Members added: done_
// Reason: counts
// Source: code in the spec
// ======================================================================
class Worker {
 public:
  Worker(int jobs);

 private:
  int jobs_;
  int done_;
};

// ======================================================================
// [MODIFIED CONSTRUCTOR] Worker::Worker(int)
// Reason: counts
// Source: code in the spec
// ======================================================================
Worker::Worker(int jobs) : jobs_(jobs), done_(0) {}

}  // namespace

namespace api {
namespace v1 {
struct Engine { Engine() {} };
}
inline namespace v2 {
// ======================================================================
// [MODIFIED CLASS] Engine
// Members added: n
// Source: code in the spec
// ======================================================================
struct Engine {
  Engine() {}
  int n = 2;
};
}
}

int use() { return sizeof(Worker(3)) + sizeof(api::Engine); }
