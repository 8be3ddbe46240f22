#ifndef M_H
#define M_H
int f();
#endif
