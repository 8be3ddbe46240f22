#define TORCH_MODULE(Name) struct Name { Name##Impl* operator->(); }

struct NormImpl {
  int eps() { return 1; }
  int forward(int x) { return x; }
  static int count() { return 0; }
};
TORCH_MODULE(Norm);

struct Cache {
  int size() { return 0; }
  int used = 0;
};

template <class T> struct unique_ptr { T* operator->(); };
unique_ptr<Cache> shared;

int run(Norm norm, Cache& cache) {
  auto other = Cache();
  const char* eps = "norm->eps()";
  return norm->eps() + NormImpl::count() + norm->forward(1) + cache.used + shared->size() +
         other.size();
}
