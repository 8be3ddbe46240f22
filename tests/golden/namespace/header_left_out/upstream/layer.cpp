#include <layer.h>

namespace models::dense {
namespace {
struct Local {
  int run() const;
};
int Local::run() const { return 1; }
}  // namespace

Layer::Layer() : width_(Local().run()) {}

int Layer::forward(int x) const { return x * width_; }

}  // namespace models::dense

int models::dense::Cache::size() const { return 0; }
