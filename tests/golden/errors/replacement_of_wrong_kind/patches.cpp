struct Fast {};
int make() { return 1; }
