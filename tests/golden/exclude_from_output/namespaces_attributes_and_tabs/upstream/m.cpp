#define API

namespace models {
inline namespace v2 {
	class API [[nodiscard]] Table
	{
	public:
		int rows();
		friend void print(Table);
	};
	int Table::rows()
	{
		return 1;
	}
	API int kept();
}

namespace
{
	struct State { int n; };

	[[maybe_unused]] int local() { return 1; }
	int other = 2;
}

[[deprecated("use kept")]] auto rows(int n = 1) -> int;
int kept2() { return other; }
}
