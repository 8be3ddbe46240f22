#include "m.cpp"

namespace m {
struct FusedNorm : lib::Norm, Base, Module<FusedNorm> {};
}
