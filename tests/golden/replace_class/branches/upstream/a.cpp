namespace lib { struct Stream {}; struct Event {}; }
struct Event;

#ifdef USE_GPU
struct Buffer { int size() const; };
int Buffer::size() const { return 1; }
struct Kernel { int run(); int stop(); };
int Kernel::stop() { return 1; }
struct Stream { int id; };
struct Event { int id; };
#else
struct Buffer { int size() const; };
int Buffer::size() const { return 2; }
struct Kernel { int run(); int stop(); };
int Kernel::stop() { return 2; }
struct Stream { long id; };
struct Event { long id; };
#endif

int Kernel::run() { return 3; }
