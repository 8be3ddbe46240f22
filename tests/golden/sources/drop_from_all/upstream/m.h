#pragma once
#include "base.h"
#include "more.h"
using lib::more_value;
int f();
