namespace detail {

// Counts.
struct Counter {
  int next();
  static int count;
};

int Counter::next() { return ++count; }
int Counter::count = 0;

}  // namespace detail

int run() { return detail::Counter().next(); }
