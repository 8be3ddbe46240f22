// Copyright 2024 the authors

#include <sys/a.h>
#include <sys/b.h>

#include "config.h"

#ifdef USE_GPU
#include <gpu/runtime.h>
#endif

int x = 1;
