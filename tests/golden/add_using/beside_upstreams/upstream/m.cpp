#include <lib.h>

using lib::Device;
namespace L = lib;

namespace models {
L::Tensor f();
}
