#include <a.h>
#include <b.h>
#include <twice.h>
#include <twice.h>
int x;
