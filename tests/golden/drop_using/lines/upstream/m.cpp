#include <lib.h>

using namespace lib;  // sloppy
using   lib::Tensor;
namespace F = lib::functional;

lib::Tensor f();
