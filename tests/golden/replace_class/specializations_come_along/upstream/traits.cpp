#include "traits.h"

template <typename T>
Traits<T>::Traits(T start) : value(start) {}

template <typename T>
int Traits<T>::size() { return sizeof(T); }

int Traits<float>::size() { return 4; }

int Traits<float>::count = 0;

template struct Traits<long>;

int total() { return Traits<float>::size() + Traits<int*>::size() + Traits<char>::size(); }
