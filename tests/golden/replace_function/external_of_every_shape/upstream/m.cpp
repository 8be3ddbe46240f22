#define API

struct V { int x; };

API int rope(int x, int base = 10);
int rope(int x);

/// Rotates.
API int rope(int x, int base) { return x % base; }
int rope(int x) { return rope(x, 2); }

template <typename T>
T clamp(T x) { return x < 9 ? x : 9; }
template <>
float clamp<float>(float x) { return x < 1 ? x : 1; }

V operator+(const V& a, const V& b) { return V{a.x + b.x}; }

[[nodiscard]] static constexpr auto depth(int x) noexcept -> int { return x + 1; }

namespace {
int hidden(int x) { return x; }
}

namespace act
{
	inline namespace v2
	{
		float
		gelu (float x)
		  {
		    return x * x;
		  }
	}
}

class Box {
  friend int dump(const Box& box) { return box.x_; }
  int x_ = 1;
};

namespace ops {
int scale(int x);
}

int ops::scale(int x) { return 2 * x; }

int use() { return rope(1, 2) + (V{1} + V{2}).x + depth(1) + hidden(2) + clamp(3); }
