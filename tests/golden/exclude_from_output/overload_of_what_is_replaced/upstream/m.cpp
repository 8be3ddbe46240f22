template <class T>
T clamp(T value) {
  return value;
}
template <>
long clamp(long value) {
  return value + 1;
}

int pick(int value) { return value; }
int pick(long value) { return static_cast<int>(value); }

struct Table {
  int at(int row) { return row; }
  int at(long row) { return static_cast<int>(row); }
};

int use(Table& table) { return clamp(1) + pick(2) + table.at(3); }
