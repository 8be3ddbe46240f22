struct Cache {
  int used() { return 1; }
  int total() { return 2; }
  int grown = 0;
  enum { kOn = 1 };
};

int total() { return 3; }

struct Own : Cache {
  int used() { return 2; }
  int grown = 1;
  enum Kind { kOn };
  int sum() { return used() + grown + kOn; }
};

struct Replaced : Cache {};
struct Added : Cache {};
struct Extended : Cache {
  Extended() {}
};

struct Derived : Cache {
  int global() { return total(); }
  int variables(int (*used)(int)) {
    int first = 0, grown = used(4);
    return first + grown;
  }
};

struct Other {
  int used() { return 1; }
  int grown = 0;
};

int through(Own& own, Replaced& replaced, Added& added, Extended& extended) {
  Other cache;
  return own.used() + Own::kOn + replaced.used() + added.used() + extended.grown + cache.used() +
         cache.grown;
}

template <class T>
struct Traits {
  static int size() { return 2; }
};

template <>
struct Traits<float> {
  static int size() { return 4; }
};

struct OfFloat : Traits<float> {};

int sizes(OfFloat of_float) {
  Traits<float> traits;
  return Traits<float>::size() + of_float.size() + traits.size();
}
