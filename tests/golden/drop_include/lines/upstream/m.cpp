#include <sys/new.h>
#include <sys/old.h>  // for Old

#include "old.h"

int x = 1;
