namespace a {
class FusedPrefill {
 public:
  explicit FusedPrefill(int n) : n_(2 * n) {}
  FusedPrefill* next() { return new FusedPrefill(n_); }

 private:
  int n_;
};
}  // namespace a

// For those who still name it as it was.
namespace compat {
using ::a::
    FusedPrefill;
}
