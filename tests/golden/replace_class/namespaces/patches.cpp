class FastState {
 public:
  int n = 1;
};

struct Table {
  int rows();
};
int Table::rows() { return 2; }
