namespace {

// Used by Dead alone.
int only_dead(int x) { return x; }

// Used by only_helper alone.
constexpr int kSize = 3;

int only_helper() { return kSize; }

int shared(int x) { return x; }

}  // namespace

class Dead {
 public:
  int run() { return only_dead(only_helper()) + shared(1); }
};

class Live {
 public:
  int run() { return shared(2); }
};
