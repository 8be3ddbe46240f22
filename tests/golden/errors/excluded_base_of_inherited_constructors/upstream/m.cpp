struct Layer {
  explicit Layer(int size) : size(size) {}
  int size;
};

template <typename T>
struct Cell {
  explicit Cell(T value) : value(value) {}
  T value;
};

namespace up {
struct Base {
  explicit Base(int) {}
  int f() { return 1; }
};
}  // namespace up

// Each names its base's constructors, which hides no use of the base.
struct Attention : Layer {
  using Layer::Layer;
};

struct Memory : Cell<float> {
  using Cell<float>::Cell;
  Cell<float>* next = nullptr;
};

struct Both : up::Base {
  using up::Base::Base;
  using Base::f;
};
