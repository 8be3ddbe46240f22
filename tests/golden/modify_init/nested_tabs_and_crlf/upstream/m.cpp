struct Outer {
	struct Inner {
		Inner()
		{
			n = 0;
		}
		int n;
	};
};
