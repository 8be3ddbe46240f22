int A::f(double x) { return 2; }
