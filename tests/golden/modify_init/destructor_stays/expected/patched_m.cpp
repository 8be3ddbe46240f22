// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/destructor_stays/spec.patchspec.json
//  Regenerate: patchgen modify_init/destructor_stays/spec.patchspec.json -o generated --diff
//  Fingerprint: 75542b5ab7b5a353
//
//  Patches applied:
//    - modify_init: File
//      the named class has a destructor
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] File
// Members added: opened_, live_
// Constructors extended: File(int)
// Reason: the named class has a destructor
// Source: Traced in patches.cpp, Traced::Traced in patches.cpp
// ======================================================================
class File {
 public:
  explicit File(int fd) : fd_(fd), opened_(fd) {
    ++live_;
  }
  ~File() { fd_ = -1; }

 private:
  int fd_;
  int opened_;
  static inline int live_ = 0;
};
