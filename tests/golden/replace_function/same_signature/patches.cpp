int rotate_half(int x, int half) {
  return half == 2 ? x >> 1 : x / half;
}
