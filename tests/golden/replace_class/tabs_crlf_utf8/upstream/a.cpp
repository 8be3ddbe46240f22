namespace n {
	// café
	struct A {
		int f() { return 1; }
	};
}
