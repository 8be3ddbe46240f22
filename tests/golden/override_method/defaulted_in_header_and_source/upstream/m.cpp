#include "m.h"

Cache::Cache(int a, int b) : a_{a + b} {}
Cache::~Cache() = default;
