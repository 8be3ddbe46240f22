namespace models {

// Rotates.
int rotate_half(int x, int half = 2);

int rotate_half(int x, int half) {
  return x / half;
}

int rope(int x) { return rotate_half(x); }

}  // namespace models
