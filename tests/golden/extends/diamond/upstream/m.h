#pragma once

struct A {
  int one() { return 1; }
  int two() { return 2; }
  int three() { return 3; }
  int four() { return 4; }
};
struct Unused {};
