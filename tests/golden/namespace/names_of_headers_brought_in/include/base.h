#pragma once
// Not a source of the spec: its namespace keeps its name.
namespace fl {
struct Module {
  int layers = 1;
};
}  // namespace fl
