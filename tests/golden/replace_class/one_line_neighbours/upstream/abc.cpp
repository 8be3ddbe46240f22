struct A { int x; }; struct B { int x; }; struct C { int x; };
int f(B b) { return b.x; }
