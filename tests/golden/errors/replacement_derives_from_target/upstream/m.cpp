namespace m {
struct Module {};
struct Norm : Module {
  int forward(int x) { return x; }
};
struct RmsNorm : Norm {};
struct Plain {};
struct Renamed {};
template <class T>
struct List {};
template <>
struct List<int> {};
}
