class Cache;

class Model {
 public:
  int run(const Cache& cache);
  int operator()(const Cache& cache) const;
};

class Cache {
  friend int Model::run(const Cache& cache);
  friend int Model::operator()(const Cache&) const;
  int size_ = 1;
};

int Model::run(const Cache& cache) { return cache.size_; }
int Model::operator()(const Cache& cache) const { return cache.size_; }
