struct B { friend class C; };
class C { };
void use(const C&);

namespace a { struct X {}; }
namespace b { struct X {}; X q; }
a::X p;

enum Mode { kFast, kSlow };
int mode() { return kFast; }

static int first = 1, second = 2;
