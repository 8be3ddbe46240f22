struct A {
  int f(int x) { return x; }
  int f(const A& other, int n = 2) const;
  int f() volatile { return 1; }
};

int A::f(const A& other, int n) const { return n; }

int scale(int x) { return x; }
float scale(float x) { return x; }
