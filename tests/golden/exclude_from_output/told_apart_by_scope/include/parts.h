struct Config { int depth; };
struct Options { int width; };
namespace m { namespace detail { int pack(int x); } }
struct Unseen {
  float mask(float x);
  float run(float x);
};
