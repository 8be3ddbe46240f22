#include "spec/error_list.h"

#include <cstddef>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <patchgen/diagnostic.h>

namespace patchgen {
namespace {

TEST(ErrorList, KeepsAThousandErrorsAndCountsTheRest) {
  const SourceText text("s.json", "[1,2]");
  ErrorList errors(text);
  for (std::size_t i = 0; i < ErrorList::kMaxErrors + 7; ++i) {
    EXPECT_EQ(errors.full(), i >= ErrorList::kMaxErrors);
    errors.add({1, 2}, fmt::format("error {}", i));
  }
  Diagnostics diagnostics;
  errors.report(diagnostics);
  ASSERT_EQ(diagnostics.all().size(), ErrorList::kMaxErrors + 1);
  EXPECT_EQ(diagnostics.all().back().message, "7 more errors are not shown");
}

TEST(ErrorList, ReportsInFileOrder) {
  const SourceText text("s.json", "abc\ndef");
  ErrorList errors(text);
  errors.add({4, 5}, "second");
  errors.add({1, 2}, "first");
  errors.add({4, 6}, "third");
  Diagnostics diagnostics;
  errors.report(diagnostics);
  ASSERT_EQ(diagnostics.all().size(), 3U);
  EXPECT_EQ(diagnostics.all()[0].message, "first");
  EXPECT_EQ(diagnostics.all()[1].message, "second");
  EXPECT_EQ(diagnostics.all()[2].message, "third");
}

}  // namespace
}  // namespace patchgen
