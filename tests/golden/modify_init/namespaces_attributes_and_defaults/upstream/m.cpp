#define API
#define NOEXCEPT noexcept

namespace models {
inline namespace v2 {

class API Table {
 public:
  [[nodiscard]] API constexpr explicit Table(int rows = 4, const char* name = "t{") NOEXCEPT
      : rows_(rows) {}
  friend int peek(const Table& table) { return table.rows_; }
  ~Table() = default;

 private:
  int rows_;
};

}  // namespace v2

namespace {

struct State {
  inline State() __attribute__((noinline));
  int n;
};

State::State() : n{1} {}

}  // namespace

template <class T>
struct Reader {};

template <class T>
struct Reader<T*> {
  Reader(T* from) { kept = from; }
  T* kept;
  int calls;
};

int use() { return State().n; }

}  // namespace models
