void g();
struct A {
  A(int n) {
    auto early = [&] { return n; };
    if (early() == 0) return;
    g();
  }
};
