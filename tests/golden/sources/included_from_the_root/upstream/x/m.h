#pragma once
namespace x {
int run(int n);
}
