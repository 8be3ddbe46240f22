namespace models {
inline namespace v2 {

struct Table {
  int rows();
};
int Table::rows() { return 1; }

}  // namespace v2

namespace {

class State {
 public:
  int n = 0;
};

}  // namespace

int use(Table table) { return State().n + table.rows(); }

}  // namespace models
