struct Pair { int a; int b; };
struct Unit { Unit(int i, Pair c) : c_{c}, i_(i) {} Pair c_; int i_; int last() const { return i_; } };
class Hidden { int i_ = 0; public: explicit Hidden(int i) : i_(i) {} int last() const { return i_; } };
struct Plain { explicit Plain(int i) : i_(i) {} int i_; };
