namespace fused {
struct FusedLayer {
  explicit FusedLayer(int width);
  int forward(int x) const;
  int width = 3;
  int height = 1;
};
}  // namespace fused

using namespace fused;

FusedLayer::FusedLayer(int width) : width(width), height(width) {}

int FusedLayer::forward(int x) const {
  return x * height + width;
}
