namespace models {
namespace detail {

int first() { return 1; }

int inner() {
  return 3;
}

}  // namespace detail
}  // namespace models

namespace {
// Comes last.
int last() {
  return 9;
}
}
