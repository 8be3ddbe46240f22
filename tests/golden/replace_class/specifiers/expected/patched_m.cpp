// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/specifiers/spec.patchspec.json
//  Regenerate: patchgen replace_class/specifiers/spec.patchspec.json -o generated --diff
//  Fingerprint: f4973348b8b488f7
//
//  Patches applied:
//    - replace_class: Impl
//      every specifier is the replacement's
// ============================================================================
struct Base {
  virtual int run(int x) const noexcept = 0;
  virtual int stop() { return 0; }
  virtual ~Base() = default;
};

// ======================================================================
// [PATCHED CLASS] Impl
// Reason: every specifier is the replacement's
// Source: FastImpl in patches.cpp
// ======================================================================
class Impl final : public Base {
 public:
  int run(int x) const noexcept final;
  int stop() override { return count_; }
  static constexpr int limit() noexcept { return 16; }
  int take() && noexcept;
  int peek(int at = 1) const&;
  auto name() const -> const char*;
  auto self() & -> Impl&;

 private:
  static inline int count_ = 0;
  int n_ = 0;
};

// ======================================================================
// [PATCHED CLASS] Impl
// Reason: every specifier is the replacement's
// Source: FastImpl in patches.cpp
// ======================================================================
int Impl::run(int x) const noexcept { return 2 * x; }

int Impl::take() && noexcept { return n_; }

int Impl::peek(int at) const& { return n_ + at; }

auto Impl::name() const -> const char* { return "FastImpl"; }

auto Impl::self() & -> Impl& { return *this; }

int use(const Base& base) { return base.run(Impl::limit()) + Impl().take(); }
