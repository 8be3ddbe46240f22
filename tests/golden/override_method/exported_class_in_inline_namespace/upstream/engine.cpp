#define ENGINE_EXPORT
namespace api {
namespace v1 {
struct Engine { int run() { return 1; } };
}
inline namespace v2 {
struct ENGINE_EXPORT Engine {
  int run();
};
}
}

ENGINE_EXPORT int api::v2::Engine::run()
{
  return 2;
}
