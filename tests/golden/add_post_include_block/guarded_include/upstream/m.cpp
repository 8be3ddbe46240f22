#include "config.h"
#include "nested/deep.h"
#include "missing_on_purpose.h"
int x = kX;
