struct SmallOutput {
  int loss = 0;
  int logits = 0;
};

struct SmallModel {
  SmallOutput forward(int x) const;
  SmallOutput head(int x) const;
  SmallOutput named(int x) const;
  SmallOutput none(int x) const;
};

SmallOutput SmallModel::forward(int x) const {
  if (x == 0) return {};
  return {2 * x, x + 2};
}

SmallOutput SmallModel::head(int x) const {
  return SmallOutput{2 * x, x};
}

SmallOutput SmallModel::named(int x) const {
  return {.loss = 2 * x, .logits = x};
}

SmallOutput SmallModel::none(int x) const {
  return x == 1 ? SmallOutput{} : forward(x);
}
