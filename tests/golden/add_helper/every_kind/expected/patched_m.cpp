// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       add_helper/every_kind/spec.patchspec.json
//  Regenerate: patchgen add_helper/every_kind/spec.patchspec.json -o generated --diff
//  Fingerprint: 19b9357a902bed4f
//
//  Patches applied:
//    - add_helper: kSteps, Mode, Size, Small, twice, Ring, largest, Pair, operator+(Pair, Pair), log, Tag, Tag<int>
//      what the others need
//    - replace_function: run
// ============================================================================

// ======================================================================
// [HELPERS]
// Reason: what the others need
// Source: kSteps in patches.cpp
// Source: Mode in patches.cpp
// Source: Size in patches.cpp
// Source: Small in patches.cpp
// Source: twice in patches.cpp
// Source: Ring in patches.cpp
// Source: largest in patches.cpp
// Source: Pair in patches.cpp
// Source: operator+ in patches.cpp
// Source: log in patches.cpp
// Source: Tag in patches.cpp
// ======================================================================
constexpr int kSteps = 4;

/// How to run.
enum class Mode { kFast, kSlow };

using Size = int;

template <class T>
concept Small = sizeof(T) <= 8;

/* Twice, but not for all. */
template <Small T>
[[nodiscard]] inline constexpr auto twice(T x, int by = 2) noexcept -> T {
  return x * by;
}

template <class T, int N>
class Ring {
 public:
  Ring() = default;
  ~Ring();
  explicit operator bool() const { return N > 0; }
  template <class U>
  T next(U from);
  struct Cursor;
  friend int peek(const Ring& ring) { return ring.at_; }

 private:
  int at_ = 0;
};

template <class T, int N>
Ring<T, N>::~Ring() {}

template <class T, int N>
template <class U>
T Ring<T, N>::next(U from) {
  return T(from) + at_++;
}

template <class T, int N>
struct Ring<T, N>::Cursor {
  int at;
};

int largest(int a, int b) { return a > b ? a : b; }

struct Pair {
  int a, b;
};

Pair operator+(Pair x, Pair y);

static int log(const char* text) {
  return text[0];
}

template <class T>
struct Tag {};

template <>
struct Tag<int> {
  static int value() { return 1; }
};

// ======================================================================
// [PATCHED FUNCTION] run
// Source: run in patches.cpp
// ======================================================================
int run(int n) {
  Ring<Size, kSteps> ring;
  return twice(ring.next(n)) + largest(1, log("x")) + static_cast<int>(Mode::kSlow);
}
