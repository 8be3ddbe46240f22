namespace {

// A chain: all three go.
int third(int x) { return x; }
int second(int x) { return third(x); }
int first(int x) { return second(x); }

// They call one another, and only Dead calls them.
int odd(int x);
int even(int x) { return x == 0 ? 1 : odd(x - 1); }
int odd(int x) { return x == 0 ? 0 : even(x - 1); }

// They call one another, and nobody calls them here: none of Dead's business.
int ping(int x);
int pong(int x) { return x == 0 ? 1 : ping(x - 1); }
int ping(int x) { return x == 0 ? 0 : pong(x - 1); }

// Overloads go together.
int scaled(int x) { return x; }
float scaled(float x) { return x; }

// A class with members outside of it.
struct Scratch {
  int size() const;
};
int Scratch::size() const { return 1; }

// Used by a macro, which stays.
int by_macro() { return 1; }
#define BY_MACRO() by_macro()

// Called as a method that stays is.
int flush() { return 1; }

// Used by Other too, which does not ask for more; so this and what it uses stays.
int deep() { return 1; }
int of_other() { return deep(); }

int shared() { return 1; }

}  // namespace

struct Stream {
  int flush() { return 2; }
};

class Dead {
 public:
  int run() {
    return first(1) + even(2) + scaled(3) + Scratch().size() + BY_MACRO() + flush() + deep() + shared();
  }
};

class Other {
 public:
  int run() { return of_other(); }
};

class Live {
 public:
  int run() { return shared() + Stream().flush(); }
};
