constexpr int kDead = 1;
struct Dead { int x = 0; };
int dead(int x) { return x; }
struct Live {
  int run() { return 1; }
  int use() { return Dead().x + dead(1); }
  int gone() { return 1; }
  int more() { return gone(); }
  Dead member;
};
// Dead and dead in a comment do not count, nor does "Dead".
int free_use(const char* name = "Dead") { return dead(2); }
template <typename T> struct Box {};
Box<Dead> box;
using Alias = Dead;
