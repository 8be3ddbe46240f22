#pragma once
namespace m {
struct Base {
  virtual ~Base() = default;
};

struct Layer : Base {
  struct Row { int at; };
  // One step.
  int forward(int x);
  // Looks up.
  int find(int key, int from = 0) const;
  Layer& scale(int by);
  int count() const;
  template <class U>
  U as() const;
  Row row(int x);
  int once(int x) { return x; }
  int n = 0;
};

template <class T>
struct List {
  int add(T item);
};
template <class T>
int List<T>::add(T item) { return int(item); }
}
