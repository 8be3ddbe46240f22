#pragma once
namespace m {
int scale(int x);
}
