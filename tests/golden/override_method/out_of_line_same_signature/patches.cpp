int Cache::update(int key, int value) {
  return sum_ += key * value;
}
