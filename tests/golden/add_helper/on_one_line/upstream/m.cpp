namespace one { inline int a(int x) { return x; } }
namespace two { inline int b() { return 1; } inline int c() { return 2; } inline int z() { return 3; } }
namespace three {
inline int d() { return 1; } inline int e() { return 2; } inline int f(int x) { return x; } }
namespace four { struct K { int m() { return 1; } }; struct L { int n; }; }
