struct A;
int f();
int g(int x);
