#pragma once
inline int util(int x) { return x; }
