struct Attention {
  int run() { return new_code_too(4); }
};
