struct BigOutput {
  int hidden = 0;
  int deltas = 0;
  int router_logits = 0;
  static int made;
};

struct BigHeadOutput {
  int loss;
  int router_logits;
};

struct BigModel {
  BigOutput forward(int tokens);
  BigOutput forward_all(int tokens) {
    return {tokens, 1, 2};
  }
  BigOutput forward_named(int tokens);
  BigOutput forward_elsewhere(int tokens);
  BigOutput forward_in_a_callback(int tokens);
  BigHeadOutput head(int tokens);
};

BigOutput make_output(int tokens);
void fill_in(BigOutput& output);

BigOutput BigModel::forward(int tokens) {
  BigOutput output;
  output.hidden = tokens;
  output.deltas = 1;
  output.router_logits = 2;
  return output;
}

BigOutput BigModel::forward_named(int tokens) {
  return {.hidden = tokens, .deltas = 1, .router_logits = 2};
}

BigOutput BigModel::forward_elsewhere(int tokens) {
  return {tokens, 1, 2};
}

BigOutput BigModel::forward_in_a_callback(int tokens) {
  return {tokens, 1, 2};
}

BigHeadOutput BigModel::head(int tokens) {
  return {tokens, 2};
}
