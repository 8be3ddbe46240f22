struct FusedNorm {
  int eps = 2;
  int on(int x);
};
#ifdef WITH_KERNEL
int FusedNorm::on(int x) { return x + 1; }
#else
int FusedNorm::on(int x) { return x + 2; }
#endif
