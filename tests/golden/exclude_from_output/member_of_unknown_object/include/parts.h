struct Part {
  void trim();
  int size();
};
struct Owner {
  Part& part();
};
