#pragma once
#  include   <sys/old.h>

int x = 1;
