namespace api {
namespace v1 {
struct Engine {
  int run();
};
}
inline namespace v2 {
struct Engine {
  int run();
};
}

int Engine::run() { return 2; }
int v1::Engine::run() { return 1; }
}

namespace {

struct Local {
  int run();
};

int Local::run() { return 3; }

}  // namespace

int use() { return api::Engine().run() + Local().run(); }
