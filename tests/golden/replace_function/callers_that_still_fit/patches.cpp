int rope(int a, int pos, float theta) { return a + pos; }
