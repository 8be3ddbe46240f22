class X {
  int value;
};
