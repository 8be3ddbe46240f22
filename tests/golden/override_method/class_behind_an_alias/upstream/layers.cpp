namespace models::dense {
struct Layer {
  struct Size {
    int rows;
  };
  int forward(int x) const;
  int backward(int x) const;
  int step(int x) const;
  Size size(int scale) const;
  struct Cache;
  int width = 3;
};
}  // namespace models::dense

namespace dense = models::dense;
using models::dense::Layer;
using Block = dense::Layer;
typedef models::dense::Layer Unit;

struct dense::Layer::Cache {
  int slot(int i) const;
};

dense::Layer::Size dense::Layer::size(int scale) const {
  return {scale * width};
}

int Layer::forward(int x) const {
  return x + width;
}

int Block::backward(int x) const {
  return x - width;
}

int ::Unit::step(int x) const {
  return x * width;
}

int dense::Layer::Cache::slot(int i) const {
  return i;
}
