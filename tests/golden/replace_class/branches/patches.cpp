struct Buffer { int size() const; int pinned = 1; };
int Buffer::size() const { return 10; }

struct Kernel { int run() { return 30; } int stop(); };
int Kernel::stop() { return 10; }
