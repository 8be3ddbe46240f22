#include <outputs.h>

struct BigModel {
  BigOutput forward(int x) const;
  BigOutput head(int x) const;
  BigOutput named(int x) const;
  BigOutput none(int x) const;
};

BigOutput BigModel::forward(int x) const {
  if (x == 0) return {};
  return {x, x + 1, x + 2, x + 3};
}

BigOutput BigModel::head(int x) const {
  BigOutput output{x, x, x, x};
  return output;
}

BigOutput BigModel::named(int x) const {
  return {.loss = x, .logits = x};
}

BigOutput BigModel::none(int x) const {
  return x == 0 ? BigOutput{} : forward(x);
}
