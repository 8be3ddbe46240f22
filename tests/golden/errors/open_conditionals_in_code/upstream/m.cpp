int run() { return 1; }
