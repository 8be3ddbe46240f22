struct A { int f() { return 1; } };
