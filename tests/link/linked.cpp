// Upstream and two variants of it in one program: their names must not meet, and their headers must
// not shut each other out.

#include <cstdio>
#include <string>
#include <tiny/model.h>
#include <tiny_fast/model.h>
#include <tiny_moved/model.h>

namespace {

int failures = 0;

void expect(bool holds, const char* what) {
  std::printf("%s: %s\n", holds ? "ok" : "FAILED", what);
  if (!holds) ++failures;
}

}  // namespace

int main() {
  const models::Row row{{1, 2, 3}};
  const models::tiny::Attention upstream{models::tiny::Config{}};
  const models::tiny_fast::Attention fast{models::tiny_fast::Config{}};
  const elsewhere::deep::tiny::Attention moved{elsewhere::deep::tiny::Config{}};

  expect(upstream.score(row) == 27, "upstream's score is its own");
  expect(fast.score(row) == 6, "the variant's score is the replacement");
  expect(moved.score(row) == 27, "what no operation touches is the same elsewhere");
  expect(describe(upstream) == "tiny, models::tiny",
         "upstream's function is found by its argument");
  expect(describe(fast) == "fast, models::tiny", "the variant's too; literals stay");
  expect(describe(moved) == "moved, models::tiny",
         "code of the spec is renamed, its literals stay");
  expect(models::tiny::instances == 1, "upstream's variable is its own");
  expect(models::tiny_fast::instances == 100, "so is the variant's");
  expect(elsewhere::deep::tiny::instances == 1, "and the other's");
  expect(bump(upstream) == 2 && bump(fast) == 101 && bump(moved) == 2,
         "aliases lead to the own one");
  return failures == 0 ? 0 : 1;
}
