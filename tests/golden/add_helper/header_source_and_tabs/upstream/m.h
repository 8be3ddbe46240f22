#pragma once

namespace models
{
	class Block
	{
	public:
		int run(int n);
		int stop();
	};
}
