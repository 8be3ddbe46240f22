struct SmallOutput {
  int hidden = 0;
  int deltas = 0;
};

struct SmallHeadOutput {
  int loss;
};

SmallOutput make_output(int tokens);
void fill_in(SmallOutput& output);

// Leaves out what SmallOutput has not.
SmallOutput SmallModel::forward(int tokens) {
  SmallOutput output;
  output.hidden = tokens + 1;
  output.deltas = 1;
  return output;
}

// So does this, by the order of the fields.
SmallOutput SmallModel::forward_all(int tokens) {
  auto output = SmallOutput{tokens + 1, 1};
  return output;
}

// And this, by their names.
SmallOutput SmallModel::forward_named(int tokens) {
  return {.hidden = tokens + 1, .deltas = 1};
}

// What is set elsewhere, nobody knows.
SmallOutput SmallModel::forward_elsewhere(int tokens) {
  SmallOutput output = make_output(tokens + 1);
  fill_in(output);
  return output;
}

// A lambda's return is its own.
SmallOutput SmallModel::forward_in_a_callback(int tokens) {
  const auto more = [&](int by) { return tokens + by; };
  SmallOutput output;
  output.hidden = more(1);
  return output;
}

SmallHeadOutput SmallModel::head(int tokens) {
  return {tokens + 1};
}
