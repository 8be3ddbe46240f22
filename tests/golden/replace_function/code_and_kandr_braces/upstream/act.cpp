float gelu(float x)
{
	return x * x;
}
float silu(float x)
{
	return x;
}  // silu
float relu(float x) { return x < 0 ? 0 : x; }
