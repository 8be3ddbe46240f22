namespace act
{
	static float
	gelu (float x)
	  {
	    return x * x;
	  }

	float silu( float x ) {
			return x; }

	inline float relu(float x)
	{	if (x < 0)
			return 0;
		return x;	}
}
