struct A {};
struct B {};
struct C {};
