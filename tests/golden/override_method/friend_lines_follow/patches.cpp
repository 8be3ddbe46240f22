class Cache;

int Model::run(const Cache& cache, int scale) { return cache.size_ * scale; }
int Model::operator()(const Cache& cache) const { return 2 * cache.size_; }
