namespace gpu {
struct FA {
  FA();
  int f(int x) const;
  int g();
  struct In { int z(); template <class U> U w(U u); };
  static FA make();
};
}
gpu::FA::FA() {}
int gpu::FA::g() { return 3; }
int gpu::FA::f(int x) const { return x; }
int gpu::FA::In::z() { return 1; }
template <class U> U gpu::FA::In::w(U u) { return u; }
gpu::FA gpu::FA::make() { return gpu::FA(); }
