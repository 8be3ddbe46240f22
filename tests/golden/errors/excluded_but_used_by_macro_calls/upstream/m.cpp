template <typename T>
T launch(T x) {
  return x;
}

#define INSTANTIATE(T) template T launch<T>(T)
INSTANTIATE(float);
INSTANTIATE(double);
