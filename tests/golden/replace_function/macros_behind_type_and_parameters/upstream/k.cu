#define GUARDED_BY(x)
#define LAUNCH_BOUNDS(n)
int m;

void LAUNCH_BOUNDS(256) kernel(float* p) { *p = 1; }
int __attribute__((cold)) slow(int a) { return a; }
int guarded(int a) GUARDED_BY(m) { return a; }
