#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include <patchgen/emit.h>

namespace patchgen {
namespace {

using ::testing::StartsWith;

/// What stands below the header; checks on the way that the segments tell the truth.
std::string body_of(const SourceText& upstream, const std::vector<Edit>& edits) {
  const EmittedFile file = emit(upstream, edits, {});
  std::size_t output = 0;
  std::size_t consumed = 0;
  std::size_t body = 0;
  for (const Segment& segment : file.segments) {
    EXPECT_EQ(segment.output.begin, output) << "segments leave no gap";
    EXPECT_EQ(segment.upstream.begin, consumed) << "in upstream neither";
    output = segment.output.end;
    if (segment.origin == Segment::Origin::Upstream) {
      EXPECT_EQ(file.bytes.substr(segment.output.begin, segment.output.size()),
                upstream.slice(segment.upstream));
    }
    if (segment.origin == Segment::Origin::Header) body = segment.output.end;
    if (segment.origin == Segment::Origin::Edit) {
      EXPECT_TRUE(segment.upstream.contains(edits[segment.edit].range));
    }
    consumed = segment.upstream.end;
  }
  EXPECT_EQ(output, file.bytes.size());
  EXPECT_EQ(consumed, upstream.size());
  return file.bytes.substr(body);
}

std::string body_of(const std::string& upstream, const std::vector<Edit>& edits) {
  return body_of(SourceText("x", upstream), edits);
}

Edit edit_of(ByteRange range, EditLayout layout, std::string text) {
  Edit edit;
  edit.range = range;
  edit.layout = layout;
  edit.code.text = std::move(text);
  return edit;
}
Edit verbatim(ByteRange range, std::string text) {
  return edit_of(range, EditLayout::Verbatim, std::move(text));
}
Edit new_lines(std::size_t at, std::string text, bool blank_line_around = false) {
  Edit edit = edit_of({at, at}, EditLayout::NewLines, std::move(text));
  edit.blank_line_around = blank_line_around;
  return edit;
}

TEST(Emit, WithoutEditsUpstreamIsCopied) {
  for (const std::string& bytes : {std::string("a\r\nb\n\rc"), std::string(""), std::string("\n\n"),
                                   std::string("x\0y\xff", 4), std::string("no last newline")}) {
    EXPECT_EQ(body_of(bytes, {}), bytes);
  }
}

TEST(Emit, ByteOrderMarkStaysFirst) {
  const std::string upstream = "\xEF\xBB\xBFint x;\r\nint y;\r\n";
  const EmittedFile file = emit(SourceText("x", upstream), {}, {});
  EXPECT_THAT(file.bytes, StartsWith("\xEF\xBB\xBF// ==="));
  EXPECT_TRUE(file.bytes.ends_with("==\r\nint x;\r\nint y;\r\n"));
  EXPECT_EQ(file.bytes.find("\xEF\xBB\xBF", 1), std::string::npos);
}

TEST(Emit, LineEndsAreUpstreams) {
  EXPECT_EQ(body_of("a\r\nb\r\n", {verbatim({0, 1}, "x\ny")}), "x\r\ny\r\nb\r\n");
  EXPECT_EQ(body_of("a\rb\r", {verbatim({0, 1}, "x\ny")}), "x\ry\rb\r");
  EXPECT_EQ(body_of("a\nb\n", {verbatim({0, 1}, "x\r\ny")}), "x\ny\nb\n");
  const EmittedFile crlf = emit(SourceText("x", "a\r\nb\r\n"), {}, {});
  for (std::size_t at = crlf.bytes.find('\n'); at != std::string::npos;
       at = crlf.bytes.find('\n', at + 1)) {
    EXPECT_EQ(crlf.bytes[at - 1], '\r') << "the header, too";
  }
}

TEST(Emit, VerbatimEditsInOrder) {
  EXPECT_EQ(body_of("0123456789", {verbatim({1, 2}, "one"), verbatim({4, 4}, "|"),
                                   verbatim({5, 8}, ""), verbatim({10, 10}, "end")}),
            "0one23|489end");
}

TEST(Emit, BlockIsIndentedAsItsPlaceWithItsMarkerAbove) {
  const std::string upstream = "class X {\n  int old() {}\n};\n";
  Edit edit = edit_of({12, 24}, EditLayout::Block, "int f() {\n  return 1;\n}");
  edit.code.style = {.tabs = false, .width = 2};
  EXPECT_EQ(body_of(upstream, {edit}), "class X {\n  int f() {\n    return 1;\n  }\n};\n");
  edit.marker = Marker{.label = "M", .subject = "s", .notes = {}};
  const std::string rule = "// " + std::string(70, '=');
  EXPECT_EQ(body_of(upstream, {edit}), "class X {\n  " + rule + "\n  // [M] s\n  " + rule +
                                           "\n  int f() {\n    return 1;\n  }\n};\n");
}

TEST(Emit, NewLinesWithoutGap) {
  EXPECT_EQ(body_of("a\nb\n", {new_lines(2, "x\ny")}), "a\nx\ny\nb\n");
  EXPECT_EQ(body_of("a\nb\n", {new_lines(0, "x")}), "x\na\nb\n");
  EXPECT_EQ(body_of("a\nb\n", {new_lines(4, "x")}), "a\nb\nx\n");
}

TEST(Emit, NewLinesWithGapOnBothSides) {
  EXPECT_EQ(body_of("a\nb\n", {new_lines(2, "x", true)}), "a\n\nx\n\nb\n");
  EXPECT_EQ(body_of("a\n\nb\n", {new_lines(2, "x", true)}), "a\n\nx\n\nb\n") << "one gap is enough";
  EXPECT_EQ(body_of("a\n\nb\n", {new_lines(3, "x", true)}), "a\n\nx\n\nb\n");
  EXPECT_EQ(body_of("a\nb\n", {new_lines(0, "x", true)}), "\nx\n\na\nb\n") << "below the header";
  EXPECT_EQ(body_of("a\n", {new_lines(2, "x", true)}), "a\n\nx\n") << "none at the end";
  EXPECT_EQ(body_of("{\nb\n}\n", {new_lines(2, "x", true)}), "{\nx\n\nb\n}\n");
  EXPECT_EQ(body_of("{\nb\n}\n", {new_lines(4, "x", true)}), "{\nb\n\nx\n}\n");
  EXPECT_EQ(body_of("#if X\nb\n", {new_lines(6, "x", true)}), "#if X\nx\n\nb\n");
  EXPECT_EQ(body_of("#endif\nb\n", {new_lines(7, "x", true)}), "#endif\n\nx\n\nb\n");
  EXPECT_EQ(body_of("public:\nb\n", {new_lines(8, "x", true)}), "public:\nx\n\nb\n");
}

TEST(Emit, GroupsOfNewLinesShareOneGap) {
  EXPECT_EQ(body_of("a\nb\n", {new_lines(2, "x", true), new_lines(2, "y", true)}),
            "a\n\nx\n\ny\n\nb\n");
  EXPECT_EQ(body_of("a\nb\n", {new_lines(2, "x"), new_lines(2, "y", true)}), "a\nx\n\ny\n\nb\n");
}

TEST(Emit, NewLinesAtTheEndWithoutLastNewline) {
  EXPECT_EQ(body_of("a", {new_lines(1, "x")}), "a\nx") << "the last newline stays missing";
  EXPECT_EQ(body_of("", {new_lines(0, "x")}), "x\n");
}

TEST(Emit, NewLinesAreIndented) {
  Edit edit = new_lines(2, "x {\n  y\n}");
  edit.indent = "    ";
  edit.code.style = {.tabs = false, .width = 2};
  EXPECT_EQ(body_of("{\n}\n", {edit}), "{\n    x {\n      y\n    }\n}\n");
}

}  // namespace
}  // namespace patchgen
