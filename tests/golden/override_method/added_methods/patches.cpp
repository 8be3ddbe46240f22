int Empty::f() const { return 1; }

int OneLine::f() const { return x; }

int Hidden::f() const { return a_ + 1; }

int Hidden::g() const {
  return a_ + 2;
}

int Hidden::h() const { return a_ + 3; }

int Plain::f() const { return x; }

int Plain::g() const { return x; }

int Inner::f() const { return 4; }

int Line::f() const { return x; }

int Line::g() const {
  return y;
}
