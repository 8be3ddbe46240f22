#ifdef USE_GPU
struct Kernel {
  int run();
};
int launch() { return 1; }
#else
struct Kernel {
  int run();
};
int launch() { return 2; }
#endif

int Kernel::run() { return 0; }

int main_loop() { return 3; }
