#include "parts.h"

struct Cache {
  void trim() {}
  int size() const { return 0; }
};
struct Table {
  int size() const { return 0; }
};

// Whose trim and size these are cannot be told without the header.
void tidy(Owner& owner) {
  owner.part().trim();
  auto& part = owner.part();
  part.size();
}
int own(const Table& table) { return table.size(); }
