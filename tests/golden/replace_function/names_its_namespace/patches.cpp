namespace models::tiny {
int describe(const models::tiny::Row& row) {
  models::tiny::Row copy = row;
  return copy.n + 1;
}
// A method may come from a free function: its namespace is no class of that name.
int fast_run(const models::tiny::Row& row) { return tiny::describe(row); }
}  // namespace models::tiny
