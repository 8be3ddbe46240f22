#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include <patchgen/emit.h>
#include <patchgen/explain.h>

namespace patchgen {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr const char* kSpec = R"({
  "source": "m.cpp", "output": "o.cpp",
  "operations": [
    { "op": "drop_include", "include": "<a.h>", "description": "not there\nany more" },
    { "op": "exclude_from_output", "targets": ["A", "B"] }
  ]
})";

Edit put(ByteRange range, std::string text, std::vector<std::size_t> operations,
         std::string origin = "") {
  Edit edit;
  edit.range = range;
  edit.code.text = std::move(text);
  edit.operations = std::move(operations);
  edit.origin = std::move(origin);
  return edit;
}

GeneratedFile generated(const std::string& upstream, std::vector<Edit> edits) {
  GeneratedFile file;
  file.path = "out/o.cpp";
  file.source_path = "m.cpp";
  file.upstream = std::make_shared<SourceText>("m.cpp", upstream);
  EmittedFile emitted = emit(*file.upstream, edits, {});
  file.edits = std::move(edits);
  file.bytes = std::move(emitted.bytes);
  file.segments = std::move(emitted.segments);
  return file;
}

/// Ten lines that are all different.
std::string filler(char first) {
  std::string text;
  for (int i = 0; i < 10; ++i) text += std::string(1, static_cast<char>(first + i)) + "\n";
  return text;
}

TEST(Explain, TellsTheHeaderAndTheOperationsOfEachHunk) {
  const std::string upstream = filler('a') + "old\n" + filler('k') + "x\ny\n";
  const auto at = [&](const char* text) {
    const std::size_t begin = upstream.find(text);
    return ByteRange{begin, begin + std::string(text).size()};
  };
  const auto hunks = explain_hunks(generated(
      upstream, {put(at("old"), "new", {1}), put(at("x\n"), "", {0}), put(at("y"), "z", {1, 0})}));
  ASSERT_EQ(hunks.size(), 3U);
  EXPECT_TRUE(hunks[0].header);
  EXPECT_THAT(hunks[0].operations, IsEmpty());
  EXPECT_FALSE(hunks[1].header);
  EXPECT_THAT(hunks[1].operations, ElementsAre(1));
  EXPECT_THAT(hunks[2].operations, ElementsAre(0, 1));
}

TEST(Explain, AHunkMayHoldTheHeaderAndMore) {
  const auto hunks = explain_hunks(generated("a\nb\n", {put({2, 3}, "c", {0}, "include path")}));
  ASSERT_EQ(hunks.size(), 1U);
  EXPECT_TRUE(hunks[0].header);
  EXPECT_THAT(hunks[0].operations, ElementsAre(0));
  EXPECT_THAT(hunks[0].origins, ElementsAre(Origin{"include path", {}}));
}

TEST(Explain, FindsWhatADiffShowsElsewhere) {
  // Which of the equal lines went, or came, a diff cannot know.
  for (const std::size_t line : {0U, 1U, 2U}) {
    const std::string upstream = filler('a') + "x\nx\nx\n" + filler('k');
    const std::size_t begin = 20 + 2 * line;
    const auto removed = explain_hunks(generated(upstream, {put({begin, begin + 2}, "", {1})}));
    ASSERT_EQ(removed.size(), 2U);
    EXPECT_THAT(removed[1].operations, ElementsAre(1)) << line;
    const auto added = explain_hunks(generated(upstream, {put({begin, begin}, "x\n", {0})}));
    ASSERT_EQ(added.size(), 2U);
    EXPECT_THAT(added[1].operations, ElementsAre(0)) << line;
  }
}

TEST(Explain, DoesNotBlameNeighbours) {
  const std::string upstream = filler('a') + "x\ny\n" + filler('k');
  GeneratedFile file = generated(upstream, {put({20, 22}, "X\n", {0}), put({22, 24}, "Y\n", {1})});
  // As if the second edit had not been asked for by anything.
  file.edits[1].operations.clear();
  const auto hunks = explain_hunks(file);
  EXPECT_THAT(hunks[1].operations, ElementsAre(0));
  file.edits[0].operations.clear();
  EXPECT_FALSE(explain_hunks(file)[1].explained());
}

GenerateResult result_with(GeneratedFile file) {
  Diagnostics diagnostics;
  GenerateResult result;
  result.spec_path = "s.json";
  auto spec = parse_patch_spec(std::make_shared<SourceText>("s.json", kSpec), diagnostics);
  EXPECT_TRUE(spec);
  result.spec = std::make_shared<PatchSpec>(std::move(*spec));
  result.files.push_back(std::move(file));
  return result;
}

TEST(Explain, AsText) {
  Diagnostics diagnostics;
  const std::string upstream = filler('a') + "old\n" + filler('k') + "x\n";
  const auto result = result_with(
      generated(upstream, {put({20, 23}, "new", {0, 1}), put({44, 45}, "y", {}, "include path")}));
  const std::string text = explain_as_text(result, false, diagnostics);
  EXPECT_FALSE(diagnostics.has_errors());
  EXPECT_THAT(text, HasSubstr("m.cpp -> out/o.cpp: 3 hunks\n"));
  EXPECT_THAT(text, HasSubstr("\n    header\n"));
  EXPECT_THAT(text, HasSubstr("    drop_include <a.h> (s.json:4:13)\n"
                              "        not there\n        any more\n"
                              "    exclude_from_output A, B (s.json:5:13)\n"));
  EXPECT_THAT(text, HasSubstr("\n    include path\n"));
  EXPECT_THAT(text, Not(HasSubstr("\n-old\n")));
  EXPECT_THAT(explain_as_text(result, true, diagnostics), HasSubstr("\n-old\n+new\n"));
}

TEST(Explain, AsJson) {
  Diagnostics diagnostics;
  Edit renamed = put({2, 3}, "d", {}, "namespace");
  renamed.asked_at = {4, 8};
  const auto result = result_with(generated("a\nc\n", {put({0, 1}, "b", {1}), renamed}));
  const auto json = nlohmann::json::parse(explain_as_json({result}, diagnostics));
  EXPECT_FALSE(diagnostics.has_errors());
  EXPECT_EQ(json[0]["spec"], "s.json");
  const auto& hunk = json[0]["files"][0]["hunks"][0];
  EXPECT_EQ(hunk["header"], true);
  EXPECT_EQ(hunk["origins"][0]["reason"], "namespace");
  EXPECT_EQ(hunk["origins"][0]["line"], 2);
  EXPECT_EQ(hunk["source_lines"], nlohmann::json::array({1, 2}));
  EXPECT_EQ(hunk["operations"][0]["op"], "exclude_from_output");
  EXPECT_EQ(hunk["operations"][0]["subjects"], nlohmann::json::array({"A", "B"}));
  EXPECT_EQ(hunk["operations"][0]["line"], 5);
}

TEST(Explain, AHunkWithoutAnOperationIsAnError) {
  Diagnostics diagnostics;
  const auto result = result_with(generated(filler('a') + "x\n", {put({20, 21}, "y", {})}));
  explain_as_text(result, false, diagnostics);
  ASSERT_EQ(diagnostics.all().size(), 1U);
  EXPECT_EQ(diagnostics.all()[0].message, "nothing in the spec asks for this change");
  EXPECT_EQ(diagnostics.exit_status(), 4);
}

}  // namespace
}  // namespace patchgen
