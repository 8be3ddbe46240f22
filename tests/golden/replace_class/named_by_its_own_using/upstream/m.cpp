namespace a {
class Prefill {
 public:
  explicit Prefill(int n) : n_(n) {}

 private:
  int n_;
};
}  // namespace a
