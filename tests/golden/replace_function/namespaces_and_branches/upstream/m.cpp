namespace models {
inline namespace v2 {
int rows(int n);
}  // namespace v2

namespace {
int local() { return 1; }
}  // namespace

#ifndef NO_FAST
#  if 1
int fast(int n)
{
	return n + local();
}
#  endif
#endif

inline namespace v2 {
int rows(int n) { return n; }
}  // namespace v2
}  // namespace models
