struct Options {
  int n;
};
struct A {
  // The first parameter is another one now, the second only has another name.
  int run(const Options& options, bool quick) { return quick ? options.n : 1; }
  int walk(int count, bool slow = false) { return slow ? 0 : count; }
  template <class U>
  int jump(U* from, int times) {
    return from ? 2 * times : 0;
  }
};
