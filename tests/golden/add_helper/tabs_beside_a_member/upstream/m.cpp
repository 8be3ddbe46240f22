namespace models
{
	class Mlp
	{
	public:
		int forward(int x) const;
		int size() const;
	};

	int Mlp::forward(int x) const
	{
		return x;
	}

	int Mlp::size() const { return 1; }
}
