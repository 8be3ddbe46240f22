#pragma once
#include "base.h"
int f();
