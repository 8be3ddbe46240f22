struct FastEngine {
  int run();
};

int FastEngine::run() { return 20; }

namespace {
struct Local {
  int run();
  int more = 1;
};

int Local::run() { return 30; }
}  // namespace
