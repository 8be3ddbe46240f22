int mask(int x) { return x; }

// A name that a statement's head, a handler or a lambda declares ends with it.
int loop(int n) {
  int sum = 0;
  for (int mask = 0; mask < n; ++mask) sum += mask;
  return sum + mask(n);
}

int range(int n) {
  int rows[2] = {n, n}, sum = 0;
  for (int mask : rows) {
    if (mask > 0) sum += mask;
  }
  return sum + mask(n);
}

int condition(int n) {
  if (int mask = n) {
    n += mask;
  } else {
    n -= mask;
  }
  switch (int mask = n; mask) {
    case 1:
      n += mask;
  }
  return mask(n);
}

int lambda(int n) {
  auto twice = [](int mask) { return 2 * mask; };
  auto thrice = [mask = n] { return 3 * mask; };
  return twice(mask(n)) + thrice();
}

int caught(int n) {
  try {
    n = 1 / n;
  } catch (int mask) {
    return mask;
  }
  return mask(n);
}

struct Local {
  int f(int mask) const { return mask; }
  int g() const { return mask(1); }
};

// Here it is the variable to the end.
int shadowed(int n) {
  int mask = n;
  for (int i = 0; i < n; ++i) mask += i;
  return mask;
}
