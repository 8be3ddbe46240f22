#pragma once
struct Config {
  int width = 4;
  operator int() const { return width; }
};
