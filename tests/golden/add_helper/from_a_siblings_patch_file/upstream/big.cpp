namespace models::big {

struct BigModel {
  int forward(int tokens);
};

int BigModel::forward(int tokens) {
  return tokens * 2;
}

}  // namespace models::big
