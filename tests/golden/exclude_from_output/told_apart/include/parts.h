struct Pair { float first; float second; };
struct List { float items[3]; };
struct Table {
  void clear();
  static void clear_all();
};
