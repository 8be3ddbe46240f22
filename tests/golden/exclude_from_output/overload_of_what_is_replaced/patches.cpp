template <class T>
T clamp(T value) {
  return value < 0 ? T() : value;
}

int pick(int value) { return value > 0 ? pick(value - 1) : 0; }

struct Table {
  int at(int row) { return row > 0 ? at(row - 1) : 0; }
};
