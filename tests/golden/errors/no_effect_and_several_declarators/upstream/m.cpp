struct A { int f() { return 1; } };
int g() { return 2; }
static int first = 1, second = 2;
int variable(int n, ...) { return n; }
typedef struct { int a; } Thing, *Pointer;
