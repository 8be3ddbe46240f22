// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     impl.cpp
//  Spec:       override_method/specifiers_stay/spec.patchspec.json
//  Regenerate: patchgen override_method/specifiers_stay/spec.patchspec.json -o generated --diff
//  Fingerprint: 6c4334b38168272a
//
//  Patches applied:
//    - override_method: Impl::run
//      faster
//    - override_method: Impl::make
//    - override_method: Impl::size
//    - override_method: Impl::name
//    - override_method: Impl::take
//    - override_method: Impl::guess
// ============================================================================
#define MODEL_API
#define MODEL_HOT(level)

struct Base {
  virtual int run(int x) const noexcept = 0;
  virtual ~Base() {}
};

// ======================================================================
// [MODIFIED CLASS] Impl
// Methods patched: run, make, size, name, take, guess
// run: Reason: faster
// run: Source: run in patches.cpp
// make: Source: Impl::make in patches.cpp
// size: Source: Impl::size in patches.cpp
// name: Source: Impl::name in patches.cpp
// take: Source: Impl::take in patches.cpp
// guess: Source: Impl::guess in patches.cpp
// ======================================================================
struct Impl final : Base {
  MODEL_HOT(3) int run(int x) const noexcept override final { return x + x; }
  [[nodiscard]] static constexpr int make() { return 2; }
  MODEL_API inline int size() const { return size_ + 1; }
  auto name() const -> const char* { return "patched"; }
  int take() && {
    return size_ - 1;
  }
  __attribute__((noinline)) bool guess() volatile { return size_ > 1; }
  int size_ = 0;
};
