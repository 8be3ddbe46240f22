// Each calls the other.
inline int odd(int x);
inline int even(int x) { return x == 0 ? 1 : odd(x - 1); }
inline int odd(int x) { return x == 0 ? 0 : even(x - 1); }

struct Node;
struct List { Node* first; };
struct Node { Node* next; };

// Only for order's sake: nothing that comes along needs it.
int plain(int x);
int plain(int x) { return x; }

int scaled(int x, int factor = 2);
int scaled(int x, int factor) { return x * factor; }

int A::run(int x) {
  Node node{nullptr};
  List list{&node};
  return even(x) + plain(x) + scaled(x) + (list.first == nullptr);
}
