// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     worker.cpp
//  Spec:       override_method/anonymous_namespace/spec.patchspec.json
//  Regenerate: patchgen override_method/anonymous_namespace/spec.patchspec.json -o generated --diff
//  Fingerprint: 698d6addacf96ef1
//
//  Patches applied:
//    - override_method: Worker::run
//      local to the file
// ============================================================================
namespace {

class Worker {
public:
    int run(int jobs);
};

// ======================================================================
// [PATCHED METHOD] Worker::run
// Reason: local to the file
// Source: Worker::run in patches.cpp
// ======================================================================
int Worker::run(int jobs) {
    return jobs * 2;
}

} // namespace

int work() { return Worker().run(3); }
