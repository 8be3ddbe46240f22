namespace models {

class Cache {
 public:
  int update(int key, int value = 1);

 private:
  int sum_ = 0;
};

// Adds to the cache.
// Returns the new sum.
int Cache::update(int key, int value) {
  sum_ += key * value;
  return sum_;
}

}  // namespace models
