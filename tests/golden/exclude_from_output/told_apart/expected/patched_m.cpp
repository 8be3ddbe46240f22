// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/told_apart/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/told_apart/spec.patchspec.json -o generated --diff
//  Fingerprint: 5fc66e992108d88a
//
//  Patches applied:
//    - exclude_from_output: loss, a::Head, Mode, Cache::clear, scale(int)
// ============================================================================
#include "parts.h"

namespace a { }
namespace b {
struct Head {};
// b's own.
Head make() { return Head(); }
}
struct Cache {
};
float scale(float x) { return x; }

// loss, Head and Mode in comments do not count; nor in "loss".
const char* text = "loss Head Mode clear";

struct Record {
  float loss = 0;
  float twice() const { return loss + this->loss; }
};
float local(const Pair& loss, Record r) { return loss.first + r.loss; }
float bound(Pair p) {
  auto [loss, count] = p;
  return loss + count;
}
float captured(float x) {
  auto f = [loss = x](float y) { return loss + y; };
  return f(x);
}
float loops(const List& list) {
  float sum = 0;
  for (const auto& loss : list.items) sum += loss;
  return sum;
}
void other(Table& table, Record& record) {
  table.clear();
  Table::clear_all();
  record.loss = scale(1.0F);
}
