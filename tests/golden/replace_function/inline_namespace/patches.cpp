int fused_rope(int x, int base, int position = 0) { return (x + position) % base; }
int scale(int x) { return 2 * x; }
int hidden(int x) { return 3 * x; }
