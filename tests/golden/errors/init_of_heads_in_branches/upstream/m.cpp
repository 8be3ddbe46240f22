struct Cache {
#ifdef WIDE
  Cache() : size_(8) {
#else
  Cache() : size_(4) {
#endif
    ready_ = true;
  }
  int size_;
  bool ready_ = false;
};

struct Table {
  Table();
  int rows_ = 0;
};

#ifdef WIDE
Table::Table() {
  rows_ = 8;
#else
Table::Table() {
#endif
}
