struct FastB {};
int scatter(int x) { return x; }
int declared_only();
