// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/namespaces_attributes_and_defaults/spec.patchspec.json
//  Regenerate: patchgen modify_init/namespaces_attributes_and_defaults/spec.patchspec.json -o generated --diff
//  Fingerprint: b4fcc052918626fc
//
//  Patches applied:
//    - modify_init: Table
//    - modify_init: State
//    - modify_init: Reader<T*>
// ============================================================================
#define API
#define NOEXCEPT noexcept

namespace models {
inline namespace v2 {

// ======================================================================
// [MODIFIED CLASS] Table
// Members added: extra_
// Constructors extended: Table(int, const char *)
// Source: code in the spec
// ======================================================================
class API Table {
 public:
  [[nodiscard]] API constexpr explicit Table(int rows = 4, const char* name = "t{") NOEXCEPT
      : rows_(rows), extra_(rows) {
    rows_ += extra_;
  }
  friend int peek(const Table& table) { return table.rows_; }
  ~Table() = default;

 private:
  int rows_;
  int extra_;
};

}  // namespace v2

namespace {

// ======================================================================
// [MODIFIED CLASS] State
// Members added: m
// Source: code in the spec
// ======================================================================
struct State {
  inline State() __attribute__((noinline));
  int n;
  int m;
};

// ======================================================================
// [MODIFIED CONSTRUCTOR] State::State()
// Source: code in the spec
// ======================================================================
State::State() : n{1}, m(2) {}

}  // namespace

template <class T>
struct Reader {};

// ======================================================================
// [MODIFIED CLASS] Reader<T *>
// Constructors extended: Reader(T *)
// Source: code in the spec
// ======================================================================
template <class T>
struct Reader<T*> {
  Reader(T* from) {
    calls = 1;
    kept = from;
  }
  T* kept;
  int calls;
};

int use() { return State().n; }

}  // namespace models
