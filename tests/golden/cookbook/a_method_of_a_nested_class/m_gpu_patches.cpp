bool KVCache::Slot::full(long capacity) const {
  return length + 1 >= capacity;
}
