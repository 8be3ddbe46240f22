struct A {}; struct B {}; struct C {};
namespace n {

struct First {};

struct Middle {
	int x;
};

struct Last {};

}
int use(A, C) { return n::Middle().x; }
