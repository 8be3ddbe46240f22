int x() { return 1; }
