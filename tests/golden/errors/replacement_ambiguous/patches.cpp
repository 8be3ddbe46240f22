namespace x { struct Fast {}; }
namespace y { struct Fast {}; }
int f(int) { return 1; }
int f(long) { return 1; }
int run(int) { return 1; }
int run(long) { return 1; }
