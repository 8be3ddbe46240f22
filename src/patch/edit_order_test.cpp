#include "patch/edit_order.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "patch/insertion_points.h"
#include "patch/patch_test_support.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

class EditOrder : public testing::Test {
 protected:
  EditOrder() {
    spec_.text = std::make_shared<SourceText>("s.json", "one\ntwo\nthree\n");
    for (const std::size_t begin : {0U, 4U, 8U}) {
      Operation operation;
      operation.kind = OperationKind::ExcludeFromOutput;
      operation.where = {begin, begin + 3};
      spec_.operations.push_back(std::move(operation));
    }
    input_.spec = &spec_;
    // 0: "a\n", 2: "\n", 3: "b\n", 5: "\n", 6: "c\n"
    input_.sources = {outlined("a\n\nb\n\nc\n", "m.cpp"), outlined("d\n", "n.cpp")};
  }

  void put(std::size_t operation, ByteRange range, EditLayout layout, std::string text,
           std::size_t source = 0, int rank = 0) {
    Edit edit;
    edit.source = source;
    edit.range = range;
    edit.layout = layout;
    edit.code.text = std::move(text);
    edit.rank = rank;
    edit.operations = {operation};
    edits_.push_back(std::move(edit));
  }
  void remove(std::size_t operation, ByteRange range) {
    put(operation, range, EditLayout::Verbatim, "");
  }
  void order() { order_edits(input_, edits_, diagnostics_); }

  PatchSpec spec_;
  PlanInput input_;
  std::vector<Edit> edits_;
  Diagnostics diagnostics_;
};

TEST_F(EditOrder, SortsBySourcePlaceAndRank) {
  put(0, {0, 0}, EditLayout::NewLines, "s1", 1);
  put(0, {3, 4}, EditLayout::Verbatim, "late");
  put(0, {0, 1}, EditLayout::Verbatim, "early");
  put(0, {3, 3}, EditLayout::NewLines, "r5", 0, kCodeRank);
  put(0, {3, 3}, EditLayout::NewLines, "r3 first", 0, kHelperRank);
  put(0, {3, 3}, EditLayout::NewLines, "r3 second", 0, kHelperRank);
  order();
  std::vector<std::string> texts;
  for (const Edit& edit : edits_) texts.push_back(edit.code.text);
  EXPECT_THAT(texts, ElementsAre("early", "r3 first", "r3 second", "r5", "late", "s1"));
  EXPECT_FALSE(diagnostics_.has_errors());
}

TEST_F(EditOrder, IncludesAtOnePlaceAreOneGroup) {
  put(0, {0, 0}, EditLayout::NewLines, "#include <a>", 0, kIncludeRank);
  put(1, {0, 0}, EditLayout::NewLines, "#include <b>", 0, kIncludeRank);
  put(2, {0, 0}, EditLayout::NewLines, "using a::b;", 0, kUsingRank);
  order();
  ASSERT_THAT(edits_, SizeIs(2));
  EXPECT_EQ(edits_[0].code.text, "#include <a>\n#include <b>");
  EXPECT_THAT(edits_[0].operations, ElementsAre(0, 1));
  EXPECT_EQ(edits_[1].code.text, "using a::b;");
}

TEST_F(EditOrder, RemovalsThatShareBlankLinesBecomeOne) {
  remove(0, {0, 3});
  remove(1, {2, 6});
  order();
  ASSERT_THAT(edits_, SizeIs(1));
  EXPECT_EQ(edits_[0].range, (ByteRange{0, 6}));
  EXPECT_THAT(edits_[0].operations, ElementsAre(0, 1));
  EXPECT_FALSE(diagnostics_.has_errors());
}

TEST_F(EditOrder, RemovalGivesBlankLinesBackToOthers) {
  remove(0, {0, 3});
  put(1, {2, 2}, EditLayout::NewLines, "new");
  order();
  ASSERT_THAT(edits_, SizeIs(2));
  EXPECT_EQ(edits_[0].range, (ByteRange{0, 2}));
  EXPECT_FALSE(diagnostics_.has_errors());
}

TEST_F(EditOrder, OverlapIsAnErrorOfTheSecondOperation) {
  put(0, {0, 4}, EditLayout::Verbatim, "x");
  put(2, {3, 7}, EditLayout::Verbatim, "y");
  order();
  ASSERT_THAT(diagnostics_.all(), SizeIs(1));
  const Diagnostic& error = diagnostics_.all()[0];
  EXPECT_EQ(error.file, "s.json");
  EXPECT_EQ(error.line, 3);
  EXPECT_THAT(error.message, HasSubstr("change the same bytes of m.cpp"));
  EXPECT_THAT(error.hints, testing::Contains(HasSubstr("line 3")));
}

TEST_F(EditOrder, EditInsideAWideOneIsFoundBehindANarrowOne) {
  put(0, {0, 7}, EditLayout::Verbatim, "wide");
  put(1, {1, 2}, EditLayout::Verbatim, "narrow");
  put(2, {3, 4}, EditLayout::Verbatim, "also inside");
  order();
  EXPECT_THAT(diagnostics_.all(), SizeIs(2));
}

TEST_F(EditOrder, EditsThatTouchAndOtherSourcesAreFine) {
  put(0, {0, 2}, EditLayout::Verbatim, "x");
  put(1, {2, 4}, EditLayout::Verbatim, "y");
  put(2, {4, 4}, EditLayout::NewLines, "z");
  put(1, {0, 2}, EditLayout::Verbatim, "other", 1);
  order();
  EXPECT_FALSE(diagnostics_.has_errors());
  EXPECT_THAT(edits_, SizeIs(4));
}

TEST_F(EditOrder, InsertionInsideAChangedRangeIsAnError) {
  put(0, {0, 4}, EditLayout::Verbatim, "x");
  put(1, {3, 3}, EditLayout::NewLines, "y");
  order();
  EXPECT_TRUE(diagnostics_.has_errors());
}

}  // namespace
}  // namespace patchgen
