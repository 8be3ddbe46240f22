// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/copies_and_moves/spec.patchspec.json
//  Regenerate: patchgen modify_init/copies_and_moves/spec.patchspec.json -o generated --diff
//  Fingerprint: 00e6584e51fb58bc
//
//  Patches applied:
//    - modify_init: Cache
//      copies and moves too
//    - modify_init: View::View(View&&)
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Cache
// Members added: kFirst, id_
// Constructors extended: Cache(int), Cache(const Cache &), Cache(Cache &&)
// Reason: copies and moves too
// Source: code in the spec
// ======================================================================
class Cache {
 public:
  constexpr Cache(int size) noexcept : size_(size), id_(kFirst) {}
  Cache(const Cache& other) : size_(other.size_), id_(kFirst) {}
  Cache(Cache&& other) noexcept : size_(other.size_), id_(kFirst) { other.size_ = 0; }
  virtual ~Cache() = default;

 private:
  int size_;
  static constexpr int kFirst = 1;
  int id_;
};

// ======================================================================
// [MODIFIED CLASS] View
// Constructors extended: View(View &&)
// Source: code in the spec
// ======================================================================
struct View {
  View() = default;
  View(const View&) = default;
  View(View&& other) : size_(other.size_) {
    other.size_ = 0;
  }
  int size_ = 0;
};
