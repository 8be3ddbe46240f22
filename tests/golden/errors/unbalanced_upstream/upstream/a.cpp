namespace n {
int f() {
  if (true) {
    return 1;
}
int g() { return 1; }
}
