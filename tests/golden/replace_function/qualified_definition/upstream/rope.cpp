namespace models {
int rope(int x, int base = 10);
}

int models::rope(int x, int base) { return x + base; }

int use() { return models::rope(1); }
