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
}

int api::v1::Engine::run() { return 1; }

int use() { return api::Engine().run(); }
