struct A {
	int f() const { return 1; }
};

int use() { return A().f(); }  // last line