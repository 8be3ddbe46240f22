namespace n {
int f() { return 1; }
