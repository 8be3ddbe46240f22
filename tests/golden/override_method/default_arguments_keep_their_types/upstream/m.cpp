struct Options {
  int n = 0;
};

struct A {
  int run(int steps = 4, bool fast = true);
  int walk(int steps = 4, bool fast = true) { return fast ? steps : 0; }
  template <class T>
  int jump(T* at = nullptr, int n = 1) {
    return at ? n : 0;
  }
};

int A::run(int steps, bool fast) { return fast ? steps : 1; }
