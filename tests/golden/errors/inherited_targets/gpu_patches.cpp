int faster(int x) { return x; }
