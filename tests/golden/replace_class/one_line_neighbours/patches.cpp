struct FastB {
  int x;
  int y;
};
