namespace n {
int only_in_source(int x) { return x + 1; }
inline int base_of_header_helper(int x) { return x + 2; }
inline int in_header(int x) { return base_of_header_helper(x); }
inline int used_by_nobody() { return 3; }

struct Model {
  int run(int x) const { return only_in_source(x) + in_header(x); }
  int inlined(int x) const { return in_header(x); }
};
}  // namespace n
