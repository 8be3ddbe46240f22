int pad(int x) { return x + 1; }
struct OldShape {};
