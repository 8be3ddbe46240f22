namespace models
{
	class Mlp
	{
	public:
		Mlp( int width )
			: width_( width )
		{
		}

		int forward( int x ) const;

	private:
		int width_;
	};

	int Mlp::forward( int x ) const
	{
		return x * width_;
	}

	struct Gate
	  {
	  int open;
	  };
}
