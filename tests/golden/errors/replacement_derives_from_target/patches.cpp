#include "m.cpp"

namespace m {
struct FusedNorm : public Norm {
  int forward(int x) { return Norm::forward(x) + 1; }
};
namespace patch {
struct Plain : m::Plain {};
}
struct NewRenamed : OldName {};
template <class U>
struct FusedList : Module, private virtual List<U> {};
struct IntList : m::List<int> {};
struct Module2 : RmsNorm {};
}
