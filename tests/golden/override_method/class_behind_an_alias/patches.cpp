namespace models::dense {
struct Layer {
  struct Size {
    int rows;
  };
  int forward(int x) const;
  int backward(int x, int y) const;
  int step(int x) const;
  Size size(int scale, int more) const;
  struct Cache {
    int slot(int i) const;
  };
  int width;
};
}  // namespace models::dense

namespace dense = models::dense;

int dense::Layer::forward(int x) const {
  return x + 2 * width;
}

int dense::Layer::backward(int x, int y) const {
  return x - y * width;
}

int dense::Layer::step(int x) const {
  return x * width * width;
}

dense::Layer::Size dense::Layer::size(int scale, int more) const {
  return {scale * width + more};
}

int dense::Layer::Cache::slot(int i) const {
  return i + 1;
}
