#include "m.cpp"

constexpr int kRows = 4;

struct FastCache : Base {
  struct Row { int at; };
  /// How many rows are made.
  static int rows(int count = kRows, const char* name = "rows, all");
  virtual int width() const noexcept;
  /// Rows that are in use.
  int size() const override;
  [[nodiscard]] FastCache* next();
  /// Turns the cache into a `U`.
  template <class U = int, class... Rest>
  U as(U start = {}, Rest... rest);
  explicit FastCache(int rows, int columns = 1);
  explicit operator bool() const;
  int n = 0;
};

int FastCache::rows(int count, const char*) { return count; }
int FastCache::width() const noexcept { return n; }
// All of them.
int FastCache::size() const { return n; }
FastCache* FastCache::next() { return this; }
template <class V, class... More>
V FastCache::as(V start, More...) { return start + V(n); }
FastCache::FastCache(int rows, int columns) : n(rows * columns) {}
FastCache::operator bool() const { return n != 0; }

template <class T>
struct FastRing {
  static T make(T first = T(), int times = 4);
  FastRing<T>& self();
  T item;
};
template <class Q>
Q FastRing<Q>::make(Q first, int) { return Q(first); }
template <class Q>
FastRing<Q>& FastRing<Q>::self() { return *this; }
