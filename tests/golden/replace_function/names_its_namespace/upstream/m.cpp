namespace models::tiny {
struct Row {
  int n = 1;
};
int describe(const Row& row) { return row.n; }
class Model {
 public:
  int run(const Row& row) { return row.n; }
};
}  // namespace models::tiny
