#include <fmt/format.h>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <patchgen/diagnostic.h>
#include <patchgen/patch_spec.h>

#include "spec/spec_test_support.h"

namespace patchgen {
namespace {

TEST(PatchSpec, Smallest) {
  const auto spec = spec_of(R"({"source": "a/b.cpp", "output": "c.cpp", "operations": []})");
  ASSERT_TRUE(spec);
  ASSERT_EQ(spec->sources.size(), 1U);
  EXPECT_EQ(spec->sources[0].input.value, "a/b.cpp");
  EXPECT_EQ(spec->sources[0].input.where, (ByteRange{11, 20}));
  EXPECT_EQ(spec->sources[0].output.value, "c.cpp");
  EXPECT_TRUE(spec->operations.empty());
  EXPECT_TRUE(spec->patch_files.empty());
  EXPECT_TRUE(spec->upstream_name.empty());
  ASSERT_TRUE(spec->text);
  EXPECT_EQ(spec->text->name(), "s.json");
}

TEST(PatchSpec, EveryKey) {
  const auto spec = spec_of(
      "\xEF\xBB\xBF{ // comment\r\n"
      "  \"$schema\": \"../x.json\",\r\n"
      "  \"description\": \"two\\r\\nlines\\twide\",\r\n"
      "  \"upstream\": {\"name\": \"torchmodels\", \"version\": \"5.9.0\"},\r\n"
      "  \"sources\": [{\"input\": \"a.h\", \"output\": \"x/a.h\"},\r\n"
      "              {\"output\": \"x/a.cpp\", \"input\": \"a.cpp\"}],\r\n"
      "  \"patch_files\": [\"p.cpp\", \"../q/q.cpp\"],\r\n"
      "  \"operations\": [{\"op\": \"replace_class\", \"target\": \"A\"}]\r\n"
      "}\r\n");
  ASSERT_TRUE(spec);
  EXPECT_EQ(spec->description, "two\nlines\twide");
  EXPECT_EQ(spec->upstream_name, "torchmodels");
  EXPECT_EQ(spec->upstream_version, "5.9.0");
  ASSERT_EQ(spec->sources.size(), 2U);
  EXPECT_EQ(spec->sources[1].input.value, "a.cpp");
  EXPECT_EQ(spec->sources[1].output.value, "x/a.cpp");
  ASSERT_EQ(spec->patch_files.size(), 2U);
  EXPECT_EQ(spec->patch_files[1].value, "../q/q.cpp");
  ASSERT_EQ(spec->operations.size(), 1U);
  EXPECT_EQ(spec->text->slice(spec->operations[0].where), "\"replace_class\"");
}

TEST(PatchSpec, OnePatchFileMayBeAString) {
  const auto spec =
      spec_of(R"({"source": "a", "output": "b", "operations": [], "patch_files": "p.cpp"})");
  ASSERT_TRUE(spec);
  ASSERT_EQ(spec->patch_files.size(), 1U);
  EXPECT_EQ(spec->patch_files[0].value, "p.cpp");
  EXPECT_TRUE(spec_of(R"({"source": "a", "output": "b", "operations": [], "patch_files": []})"));
}

TEST(PatchSpec, AlternateSyntaxErrorsGiveOneError) {
  EXPECT_EQ(errors_of(""), "1:1+1: the file is empty");
  EXPECT_EQ(errors_of("{\"surce\": 1, \"surce\": 2,}"), "1:24+1: a comma stands before '}'");
}

TEST(PatchSpec, TopLevelMustBeAnObject) {
  EXPECT_EQ(errors_of("\n []"), "2:2+2: a patch spec: expected an object, found a list");
  EXPECT_EQ(errors_of("12"), "1:1+2: a patch spec: expected an object, found a number");
  EXPECT_EQ(errors_of("true"), "1:1+4: a patch spec: expected an object, found true");
  EXPECT_EQ(errors_of("null"), "1:1+4: a patch spec: expected an object, found null");
}

TEST(PatchSpec, MissingKeys) {
  EXPECT_EQ(errors_of(" {}"),
            "1:2+1: the spec needs \"source\" and \"output\", or \"sources\"\n"
            "1:2+1: the spec needs \"operations\"");
  EXPECT_EQ(errors_of(R"({"source": "a", "operations": []})"),
            "1:2+8: \"source\" needs \"output\" beside it");
  EXPECT_EQ(errors_of(R"({"output": "a", "operations": []})"),
            "1:2+8: \"output\" needs \"source\" beside it");
}

TEST(PatchSpec, UnknownKeys) {
  const std::string spec = "{\"source\": \"a\", \"output\": \"b\",\n  \"operatons\": []}";
  EXPECT_EQ(errors_of(spec),
            "1:1+1: the spec needs \"operations\"\n2:3+11: unknown key \"operatons\"");
  EXPECT_EQ(hints_of(spec),
            "\"operations\": [] copies the source as it is\n"
            "did you mean \"operations\"?\n"
            "a patch spec takes: $schema, description, upstream, extends, source, output, sources, "
            "patch_files, namespace, operations, bring_helpers");
  EXPECT_EQ(errors_of(with_key("\"\": 1")), "2:1+2: unknown key \"\"");
  EXPECT_EQ(errors_of(with_key("\"a\\nb\": 1")), "2:1+6: unknown key \"a\\x0Ab\"");
  EXPECT_EQ(errors_of(with_key("\"" + std::string(500, 'x') + "\": 1")),
            "2:1+502: unknown key \"" + std::string(80, 'x') + "…\"");
}

TEST(PatchSpec, DuplicateKeysStandAmongTheOtherErrors) {
  EXPECT_EQ(errors_of("{\"source\": 1,\n\"source\": \"b\",\n\"output\": 2, \"operations\": []}"),
            "1:12+1: \"source\": expected a string, found a number\n"
            "2:1+8: duplicate key \"source\"\n"
            "3:11+1: \"output\": expected a string, found a number");
}

TEST(PatchSpec, WrongTypes) {
  EXPECT_EQ(errors_of(with_key("\"description\": [\"a\"]")),
            "2:16+5: \"description\": expected a string, found a list");
  EXPECT_EQ(errors_of(with_key("\"$schema\": null")),
            "2:12+4: \"$schema\": expected a string, found null");
  EXPECT_EQ(errors_of(with_key("\"upstream\": \"x\"")),
            "2:13+3: \"upstream\": expected an object, found a string");
  EXPECT_EQ(errors_of(with_key("\"patch_files\": false")),
            "2:16+5: \"patch_files\": expected a string or a list of strings, found false");
  EXPECT_EQ(errors_of(with_key("\"patch_files\": [\"a\", {}]")),
            "2:22+2: an entry of \"patch_files\": expected a string, found an object");
  EXPECT_EQ(errors_of(R"({"source": "a", "output": "b", "operations": {}})"),
            "1:46+2: \"operations\": expected a list, found an object");
  EXPECT_EQ(errors_of(R"({"source": "a", "output": "b", "operations": ["x"]})"),
            "1:47+3: an operation: expected an object, found a string");
  EXPECT_EQ(errors_of(R"({"sources": "a.cpp", "operations": []})"),
            "1:13+7: \"sources\": expected a list, found a string");
  EXPECT_EQ(hints_of(R"({"sources": "a.cpp", "operations": []})"), "write it in brackets: [ … ]");
  EXPECT_EQ(errors_of(R"({"sources": ["a.cpp"], "operations": []})"),
            "1:14+7: an entry of \"sources\": expected an object, found a string");
}

TEST(PatchSpec, Upstream) {
  EXPECT_EQ(errors_of(with_key("\"upstream\": {}")), "2:13+1: \"upstream\" needs \"name\"");
  EXPECT_EQ(errors_of(with_key("\"upstream\": {\"name\": \"\", \"version\": 5.9}")),
            "2:22+2: \"name\" is empty\n2:37+3: \"version\": expected a string, found a number");
  EXPECT_EQ(hints_of(with_key("\"upstream\": {\"name\": \"a\", \"version\": 5.9}")),
            "write it in double quotes");
  EXPECT_EQ(errors_of(with_key("\"upstream\": {\"name\": \"a\\nb\"}")),
            "2:22+6: \"name\" holds the control character U+000A");
  EXPECT_EQ(errors_of(with_key("\"upstream\": {\"name\": \"a\", \"verson\": \"1\"}")),
            "2:27+8: unknown key \"verson\"");
  EXPECT_EQ(hints_of(with_key("\"upstream\": {\"name\": \"a\", \"verson\": \"1\"}")),
            "did you mean \"version\"?\n\"upstream\" takes: name, version");
}

TEST(PatchSpec, BothFormsOfSources) {
  EXPECT_EQ(errors_of("{\"source\": \"a\",\n\"sources\": [{\"input\": \"a\", \"output\": \"b\"}],\n"
                      "\"output\": \"b\", \"operations\": []}"),
            "1:2+8: \"source\" cannot stand beside \"sources\"\n"
            "3:1+8: \"output\" cannot stand beside \"sources\"");
}

TEST(PatchSpec, SourceLists) {
  EXPECT_EQ(errors_of("{\"sources\": [], \"operations\": []}"),
            "1:13+2: \"sources\" is an empty list");
  EXPECT_EQ(errors_of("{\"sources\": [{}], \"operations\": []}"),
            "1:14+1: an entry of \"sources\" needs \"input\"\n"
            "1:14+1: an entry of \"sources\" needs \"output\"");
  EXPECT_EQ(errors_of("{\"sources\": [{\"source\": \"a\", \"input\": \"a\", \"output\": \"b\"}],"
                      "\"operations\": []}"),
            "1:15+8: unknown key \"source\"");
  EXPECT_EQ(errors_of("{\"operations\": [], \"sources\": [\n"
                      "{\"input\": \"a\", \"output\": \"x\"},\n"
                      "{\"input\": \"b\", \"output\": \"x\"},\n"
                      "{\"input\": \"a\", \"output\": \"y\"},\n"
                      "{\"input\": \"c\", \"output\": \"x/z\"}]}"),
            "3:26+3: two sources are written to \"x\"\n"
            "4:11+3: \"sources\" holds \"a\" twice\n"
            "5:26+5: \"x\" would have to be a file and a folder");
}

std::string output_errors(const std::string& output) {
  return errors_of("{\"source\": \"a\", \"operations\": [],\n\"output\": \"" + output + "\"}");
}

TEST(PatchSpec, Outputs) {
  EXPECT_EQ(output_errors("a/b-c d.é.cpp"), "");
  EXPECT_EQ(output_errors("..a/b..cpp"), "");
  EXPECT_EQ(output_errors(""), "2:11+2: \"output\" is empty");
  EXPECT_EQ(output_errors("../a"), "2:11+6: \"output\" leaves its folder with '..'");
  EXPECT_EQ(output_errors("a/../b"), "2:11+8: \"output\" leaves its folder with '..'");
  EXPECT_EQ(output_errors("a/.."), "2:11+6: \"output\" leaves its folder with '..'");
  EXPECT_EQ(output_errors("/a"), "2:11+4: \"output\" is an absolute path");
  EXPECT_EQ(output_errors("C:a"), "2:11+5: \"output\" is an absolute path");
  EXPECT_EQ(output_errors("c:/a"), "2:11+6: \"output\" is an absolute path");
  EXPECT_EQ(output_errors("a\\\\b"), "2:11+6: \"output\" holds a backslash");
  EXPECT_EQ(output_errors("a/"), "2:11+4: \"output\" names a folder, not a file");
  EXPECT_EQ(output_errors("."), "2:11+3: \"output\" names a folder, not a file");
  EXPECT_EQ(output_errors("a/."), "2:11+5: \"output\" names a folder, not a file");
  EXPECT_EQ(output_errors("./a"), "2:11+5: \"output\" holds an empty or '.' component");
  EXPECT_EQ(output_errors("a//b"), "2:11+6: \"output\" holds an empty or '.' component");
  EXPECT_EQ(output_errors("a\\nb"), "2:11+6: \"output\" holds the control character U+000A");
  EXPECT_EQ(output_errors("a\\u0000"), "2:11+9: \"output\" holds the control character U+0000");
  EXPECT_EQ(output_errors("a\\u007f"), "2:11+9: \"output\" holds the control character U+007F");
  EXPECT_EQ(output_errors(" a"), "2:11+4: \"output\" begins or ends with a blank");
  EXPECT_EQ(output_errors("a\\t"), "2:11+5: \"output\" holds the control character U+0009");
}

TEST(PatchSpec, HintsOfPaths) {
  const auto hints = [](const std::string& input) {
    return hints_of("{\"output\": \"a\", \"operations\": [], \"source\": \"" + input + "\"}");
  };
  EXPECT_NE(hints("/a").find("--source-root"), std::string::npos);
  EXPECT_NE(hints("../a").find("--source-root"), std::string::npos);
  EXPECT_EQ(hints(".//a/./b"), "write \"a/b\"");
  EXPECT_EQ(hints("a\\\\b"), "write \"a/b\"");
}

TEST(PatchSpec, Inputs) {
  EXPECT_EQ(errors_of(R"({"source": "/a", "output": "b", "operations": []})"),
            "1:12+4: \"source\" is an absolute path");
  EXPECT_EQ(errors_of(R"({"source": "a/../b", "output": "b", "operations": []})"),
            "1:12+8: \"source\" leaves its folder with '..'");
  EXPECT_EQ(errors_of(R"({"source": "", "output": "b", "operations": []})"),
            "1:12+2: \"source\" is empty");
}

TEST(PatchSpec, PatchFiles) {
  EXPECT_EQ(errors_of(with_key("\"patch_files\": [\"a\", \"../b\", \"a\"]")),
            "2:30+3: \"patch_files\" holds \"a\" twice");
  EXPECT_EQ(errors_of(with_key("\"patch_files\": [\"/a\", \"b/\", \"c\\\\d\", \"..\"]")),
            "2:17+4: an entry of \"patch_files\" is an absolute path\n"
            "2:23+4: an entry of \"patch_files\" names a folder, not a file\n"
            "2:29+6: an entry of \"patch_files\" holds a backslash\n"
            "2:37+4: an entry of \"patch_files\" names a folder, not a file");
  EXPECT_EQ(errors_of(with_key("\"patch_files\": \"\"")), "2:16+2: \"patch_files\" is empty");
}

TEST(PatchSpec, DescriptionsHoldNoControlCharacters) {
  EXPECT_EQ(errors_of(with_key("\"description\": \"a\\u001bb\"")),
            "2:16+10: \"description\" holds the control character U+001B");
  EXPECT_EQ(errors_of(with_key("\"description\": \"a\\rb\"")),
            "2:16+6: \"description\" holds the control character U+000D");
}

TEST(PatchSpec, NothingIsAddedToTheDiagnosticsOfAValidSpec) {
  Diagnostics diagnostics;
  diagnostics.add(error_in("x", "earlier"));
  const auto text = std::make_shared<const SourceText>(
      "s.json", R"({"source": "a", "output": "b", "operations": []})");
  EXPECT_TRUE(parse_patch_spec(text, diagnostics));
  EXPECT_EQ(diagnostics.all().size(), 1U);
}

TEST(PatchSpec, ErrorsAreSpecFaultsWithTheirLine) {
  Diagnostics diagnostics;
  const auto text = std::make_shared<const SourceText>("dir/s.json", "{\r\n  \"oops\": 1\r\n}");
  EXPECT_FALSE(parse_patch_spec(text, diagnostics));
  EXPECT_EQ(diagnostics.exit_status(), 2);
  const Diagnostic& last = diagnostics.all().back();
  EXPECT_EQ(last.file, "dir/s.json");
  EXPECT_EQ(last.line, 2);
  EXPECT_EQ(last.column, 3);
  EXPECT_EQ(last.source_line, "  \"oops\": 1");
}

TEST(PatchSpec, AHostileFileIsReadInBoundedTime) {
  std::string spec = "{\"operations\": [";
  for (int i = 0; i < 20'000; ++i) spec += fmt::format("{{\"key{}\": {}}},\n", i, i);
  spec += "0], \"source\": \"a\", \"output\": \"b\"}";
  Diagnostics diagnostics;
  EXPECT_FALSE(parse_patch_spec(std::make_shared<const SourceText>("s.json", spec), diagnostics));
  EXPECT_LE(diagnostics.all().size(), 1001U);
}

}  // namespace
}  // namespace patchgen
