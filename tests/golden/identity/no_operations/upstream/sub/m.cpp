#include "m.h"
// café
struct A {  
	int x;   
};

int last;