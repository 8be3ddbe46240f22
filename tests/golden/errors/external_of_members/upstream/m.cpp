struct Model {
  Model();
  int run();
};
