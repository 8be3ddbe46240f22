#pragma once
namespace m {
/// Turns the pair.
int rope(int x, int base = 10);

int scale(int x);
int norm(int x);
int plain(int x);
}  // namespace m
