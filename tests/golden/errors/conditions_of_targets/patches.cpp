#if USE_NPU
int m() { return 10; }
#else
int m() { return 20; }
#endif
#if VERSION > 3
int branched() { return 10; }
#else
int branched() { return 20; }
#endif
