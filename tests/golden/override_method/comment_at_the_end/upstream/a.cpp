struct A { int f() { return 1; } };
namespace n { int h() { return 1; } int k() { return 2; } }
