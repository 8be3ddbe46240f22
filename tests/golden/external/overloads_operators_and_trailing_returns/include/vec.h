#pragma once
struct Vec {
  int x;
};
