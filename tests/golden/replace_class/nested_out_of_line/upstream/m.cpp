struct Mlp {
  int run() { return 1; }
};

int use(Mlp& mlp) { return mlp.run(); }
