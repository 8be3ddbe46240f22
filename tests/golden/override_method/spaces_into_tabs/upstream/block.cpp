namespace models
{
	class Block
	{
	public:
		int forward(int x) const
		{
			return x;
		}
	};
}
