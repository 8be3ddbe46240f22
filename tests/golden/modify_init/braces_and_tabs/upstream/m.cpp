void check();

namespace models
{
	class Mlp
	  {
	  public:
		Mlp (int width)
			: width_ (width)
		  {
			check ();
		  }

	  private:
		int width_;
	  };

	struct Gate
	{	Gate()
		{	check();	}
		int open = 0;	};
}
