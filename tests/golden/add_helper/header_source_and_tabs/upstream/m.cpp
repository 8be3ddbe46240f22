#include "m.h"

namespace models
{
	int Block::run(int n)
	{
		return n;
	}

#ifdef SLOW
	int Block::stop() { return 1; }
#else
	int Block::stop() { return 2; }
#endif
}
