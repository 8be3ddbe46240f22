#pragma once
namespace n {
class Model {
 public:
  int run(int x) const;
  int inlined(int x) const { return x; }
};
int free_one(int x);
}  // namespace n
