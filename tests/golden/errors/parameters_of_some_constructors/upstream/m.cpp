struct Config { int rank; int world; };
struct Text {
  Text() = default;
  Text(int layers, const Config& cfg) : layers_(layers) {}
  int layers_ = 0;
};
