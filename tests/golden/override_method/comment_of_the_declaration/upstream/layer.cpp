#include "layer.h"

namespace models {

void Layer::make() {}
void Layer::plain() {}
void Layer::kept() {}
int Layer::size() const { return 1; }
int Layer::rows() const { return 2; }
int Layer::told() const { return 3; }
void Layer::one() {}
void Layer::other() {}

}  // namespace models
