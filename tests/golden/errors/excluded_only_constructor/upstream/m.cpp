struct Base {
  Base(int size, char* at) : size(size), at(at) {}
  virtual ~Base() = default;
  int size;

 private:
  char* at;
};

class Pool : public Base {
 public:
  Pool(int size, char* at) : Base(size, at), last(0) {}
  int last;
};

class Heir : public Base {
 public:
  Heir() : Base(1, nullptr) {}
};

char buffer[8];

int variable() {
  Pool p(8, buffer);
  return p.last;
}
int braces() {
  Pool p{8, buffer};
  return p.last;
}
int result() { return Pool(8, buffer).last; }
Pool* made() { return new Pool(8, buffer); }

// Without its constructor it is an aggregate, which these two fit.
struct Row {
  Row(int first, int second) : first(first), second(second) {}
  int first;
  int second;
};

Row row() { return {1, 2}; }
int sum() {
  Row r{1, 2};
  return r.first + r.second;
}
