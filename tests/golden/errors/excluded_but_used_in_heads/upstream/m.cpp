int helper();
enum class Kind { A };

int helper() { return 1; }

int call(int x = helper());
auto other() -> decltype(helper());
template <Kind K = Kind::A>
struct Box {};
int guarded() noexcept(noexcept(helper()));
struct Model {
  int n = helper();
  explicit Model(Kind kind) : n(static_cast<int>(kind)) {}
};
