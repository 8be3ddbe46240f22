#include "project/project_file.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include <patchgen/project.h>

namespace patchgen {
namespace {

using Words = std::vector<std::string>;

std::optional<ProjectFile> project_of(const std::string& bytes, Diagnostics& diagnostics) {
  return parse_project_file(SourceText("patchgen.json", bytes), diagnostics);
}

std::string errors_of(const std::string& bytes) {
  Diagnostics diagnostics;
  const auto project = project_of(bytes, diagnostics);
  EXPECT_EQ(project.has_value(), !diagnostics.has_errors());
  std::string out;
  for (const Diagnostic& d : diagnostics.all()) {
    if (!out.empty()) out += '\n';
    out += fmt::format("{}:{}+{}: {}", d.line, d.column, d.underline_columns, d.message);
  }
  return out;
}

std::string hints_of(const std::string& bytes) {
  Diagnostics diagnostics;
  project_of(bytes, diagnostics);
  std::string out;
  for (const Diagnostic& d : diagnostics.all()) {
    for (const std::string& hint : d.hints) out += (out.empty() ? "" : "\n") + hint;
  }
  return out;
}

TEST(ProjectFile, EveryKey) {
  Diagnostics diagnostics;
  const auto project = project_of(
      "\xEF\xBB\xBF{ // the project\r\n"
      "  \"$schema\": \"docs/project.schema.json\",\r\n"
      "  \"specs\": [\"patches/**/*.patchspec.json\", \"x.json\"],\r\n"
      "  \"source_roots\": [\"third_party/\", \"../up\", \".\"],\r\n"
      "  \"output_dir\": \"out/gen/\",\r\n"
      "  \"declaring_macros\": {\"DEFINE\": \"$2\", \"TORCH_MODULE\": \"k$1 for $1Body\"}\r\n}",
      diagnostics);
  ASSERT_TRUE(project);
  EXPECT_EQ(project->specs, (Words{"patches/**/*.patchspec.json", "x.json"}));
  EXPECT_EQ(project->source_roots, (Words{"third_party", "../up", "."}));
  EXPECT_EQ(project->output_dir, "out/gen");
  EXPECT_EQ(project->declaring_macros.at("DEFINE").declares, "$2");
  EXPECT_EQ(project->declaring_macros.at("DEFINE").owner, "");
  EXPECT_EQ(project->declaring_macros.at("TORCH_MODULE").declares, "k$1");
  EXPECT_EQ(project->declaring_macros.at("TORCH_MODULE").owner, "$1Body");
}

TEST(ProjectFile, DefaultsOfAnEmptyObject) {
  Diagnostics diagnostics;
  const auto project = project_of("{}", diagnostics);
  ASSERT_TRUE(project);
  EXPECT_TRUE(project->specs.empty());
  EXPECT_TRUE(project->source_roots.empty());
  EXPECT_EQ(project->output_dir, "generated");
  EXPECT_EQ(project->declaring_macros.at("TORCH_MODULE").owner, "$1Impl");
}

TEST(ProjectFile, DeclaringMacros) {
  const auto errors = [](const std::string& value) {
    return errors_of("{\"declaring_macros\": " + value + "}");
  };
  EXPECT_EQ(errors("{}"), "");
  EXPECT_EQ(errors("{\"A\": \"$1Holder for $1\"}"), "");
  EXPECT_EQ(errors("[]"), "1:22+2: \"declaring_macros\": expected an object, found a list");
  EXPECT_EQ(errors("{\"A\": 1}"), "1:28+1: \"A\": expected a string, found a number");
  EXPECT_EQ(errors("{\"A B\": \"$1\"}"), "1:23+5: \"A B\" is no name of a macro");
  for (const std::string value : {"X", "X for XImpl", "$0", "$1 for ", "for $1", "$1 $2", "$"}) {
    EXPECT_NE(errors("{\"A\": \"" + value + "\"}"), "") << value;
  }
  EXPECT_EQ(errors("{\"A\": \"X for XImpl\"}"),
            "1:28+13: \"X for XImpl\" does not say what the macro declares");
}

TEST(ProjectFile, SyntaxAndTypes) {
  EXPECT_EQ(errors_of(""), "1:1+1: the file is empty");
  EXPECT_EQ(errors_of("[]"), "1:1+2: a project file: expected an object, found a list");
  EXPECT_EQ(errors_of("{\"specs\": [\"a\",]}"), "1:15+1: a comma stands before ']'");
  EXPECT_EQ(errors_of("{\"specs\": \"a\"}"), "1:11+3: \"specs\": expected a list, found a string");
  EXPECT_EQ(errors_of("{\"specs\": [1],\n \"source_roots\": {},\n \"output_dir\": []}"),
            "1:12+1: an entry of \"specs\": expected a string, found a number\n"
            "2:18+2: \"source_roots\": expected a list, found an object\n"
            "3:16+2: \"output_dir\": expected a string, found a list");
  EXPECT_EQ(errors_of("{\"$schema\": 1}"),
            "1:13+1: \"$schema\": expected a string, found a number");
}

TEST(ProjectFile, Keys) {
  EXPECT_EQ(errors_of("{\"spec\": []}"), "1:2+6: unknown key \"spec\"");
  EXPECT_EQ(hints_of("{\"spec\": []}"),
            "did you mean \"specs\"?\n"
            "a project file takes: $schema, specs, source_roots, output_dir, upstreams, format, "
            "post_process, verify, time_limit, overrides, declaring_macros");
  EXPECT_EQ(errors_of("{\"output_dir\": \"a\",\n\"output_dir\": \"b\"}"),
            "2:1+12: duplicate key \"output_dir\"");
}

TEST(ProjectFile, UpstreamsAndCommands) {
  Diagnostics diagnostics;
  const auto project = project_of(R"json({
    "upstreams": {"a": {"version": "1"}, "b": {"version_file": "v/V", "pattern": "v(.*)"}},
    "format": {"command": ["clang-format", "--style=LLVM"], "scope": "all"},
    "post_process": [["x", "-i", "-i", "{file}"], ["y", "--in={file}"]],
    "verify": {"command": ["v", "{file}"], "outputs": ["*.cpp"], "time_limit": 9},
    "time_limit": 7,
    "overrides": [
      {"specs": ["p/**"], "output_dir": "o/", "source_roots": ["s"], "format": {"scope": "none"}},
      {"specs": ["p/q.json"], "post_process": [], "verify": {"command": ["w", "{file}"]}}
    ]
  })json",
                                  diagnostics);
  ASSERT_TRUE(project);
  EXPECT_EQ(project->upstreams.at("a").version, "1");
  EXPECT_EQ(project->upstreams.at("b").file, "v/V");
  EXPECT_EQ(project->upstreams.at("b").pattern, "v(.*)");
  EXPECT_EQ(project->format.command.words, (Words{"clang-format", "--style=LLVM"}));
  EXPECT_EQ(project->format.scope, FormatScope::All);
  ASSERT_EQ(project->post_process.size(), 2U);
  EXPECT_EQ(project->post_process[0].words, (Words{"x", "-i", "-i", "{file}"}));
  EXPECT_EQ(project->post_process[1].words, (Words{"y", "--in={file}"}));
  EXPECT_EQ(project->text->slice(project->post_process[1].where), R"(["y", "--in={file}"])");
  EXPECT_EQ(project->time_limit.count(), 7);
  const ProjectFile other = for_spec(*project, "x/q.json");
  EXPECT_EQ(other.output_dir, "generated");
  const ProjectFile own = for_spec(*project, "p/q.json");
  EXPECT_EQ(own.output_dir, "o");
  EXPECT_EQ(own.source_roots, Words{"s"});
  EXPECT_EQ(own.format.scope, FormatScope::None);
  EXPECT_TRUE(own.post_process.empty());
  EXPECT_EQ(own.verify->command.words, (Words{"w", "{file}"}));
  EXPECT_FALSE(own.verify->time_limit);
  ASSERT_TRUE(other.verify);
  EXPECT_EQ(other.verify->command.words, (Words{"v", "{file}"}));
  EXPECT_EQ(other.verify->outputs, Words{"*.cpp"});
  EXPECT_EQ(other.verify->time_limit->count(), 9);
  EXPECT_EQ(for_spec(*project, "p/r.json").post_process.size(), 2U);
}

TEST(ProjectFile, WrongUpstreamsAndCommands) {
  EXPECT_EQ(errors_of(R"({"upstreams": {"a": {}}})"),
            "1:21+1: an upstream needs \"version\" or \"version_file\"");
  EXPECT_EQ(errors_of(R"({"upstreams": {"a": {"version": "1", "version_file": "V"}}})"),
            "1:22+9: \"version\" and \"version_file\" exclude each other");
  EXPECT_EQ(errors_of(R"({"upstreams": {"a": {"version": "1", "pattern": "x"}}})"),
            "1:38+9: \"pattern\" needs \"version_file\"");
  EXPECT_EQ(errors_of(R"({"upstreams": {"a": {"version_file": "/V", "pattern": "("}}})"),
            "1:38+4: \"version_file\" is an absolute path\n"
            "1:55+3: \"pattern\" is no regular expression");
  EXPECT_EQ(errors_of(R"({"upstreams": {"a": {"verison": "1", "version": "1"}}})"),
            "1:22+9: unknown key \"verison\"");
  EXPECT_EQ(errors_of(R"({"format": {}})"), "1:12+1: \"format\" needs \"command\"");
  EXPECT_EQ(errors_of(R"({"format": {"command": [], "scope": "patch"}})"),
            "1:24+2: \"command\": the command is empty\n"
            "1:37+7: \"scope\" is one of \"patched\", \"all\" and \"none\"");
  EXPECT_EQ(errors_of(R"({"format": {"command": "x"}})"),
            "1:24+3: \"command\": expected a list, found a string");
  EXPECT_EQ(errors_of(R"({"post_process": [["x"], "y"]})"),
            "1:19+5: no word of the command has \"{file}\" in it\n"
            "1:26+3: an entry of \"post_process\": expected a list, found a string");
  EXPECT_EQ(errors_of(R"({"verify": {}})"), "1:12+1: \"verify\" needs \"command\"");
  EXPECT_EQ(errors_of(R"({"verify": {"command": ["x"], "outputs": ["../a"], "time_limit": 0}})"),
            "1:24+5: no word of the command has \"{file}\" in it\n"
            "1:43+6: an entry of \"outputs\" leaves its folder with '..'\n"
            "1:66+1: \"time_limit\": expected whole seconds, from 1 to 99999");
  EXPECT_EQ(errors_of(R"({"time_limit": 0})"),
            "1:16+1: \"time_limit\": expected whole seconds, from 1 to 99999");
  EXPECT_EQ(errors_of(R"({"time_limit": 1.5})"),
            "1:16+3: \"time_limit\": expected whole seconds, from 1 to 99999");
  EXPECT_EQ(errors_of(R"({"overrides": [{"output_dir": ".."}]})"),
            "1:16+1: an override needs \"specs\"\n"
            "1:31+4: \"output_dir\" leaves its folder with '..'");
}

TEST(ProjectFile, Specs) {
  EXPECT_EQ(errors_of("{\"specs\": []}"), "1:11+2: \"specs\" is an empty list");
  EXPECT_EQ(
      errors_of("{\"specs\": [\"\",\n\"/a\",\n\"../a\",\n\"a\\\\b\",\n\"a//b\",\n\"a/\",\n\"x\","
                "\n\"x\"]}"),
      "1:12+2: an entry of \"specs\" is empty\n"
      "2:1+4: an entry of \"specs\" is an absolute path\n"
      "3:1+6: an entry of \"specs\" leaves its folder with '..'\n"
      "4:1+6: an entry of \"specs\" holds a backslash\n"
      "5:1+6: an entry of \"specs\" holds an empty or '.' component\n"
      "6:1+4: an entry of \"specs\" names a folder, not a file\n"
      "8:1+3: \"specs\" holds \"x\" twice");
}

TEST(ProjectFile, SourceRoots) {
  EXPECT_EQ(errors_of("{\"source_roots\": [\"/usr\"]}"),
            "1:19+6: an entry of \"source_roots\" is an absolute path");
  EXPECT_NE(hints_of("{\"source_roots\": [\"/usr\"]}").find("--source-root"), std::string::npos);
  EXPECT_EQ(errors_of("{\"source_roots\": [\"./a\"]}"),
            "1:19+5: an entry of \"source_roots\" holds an empty or '.' component");
  EXPECT_EQ(errors_of("{\"source_roots\": [\"..\", \"../..\", \".\"]}"), "");
  EXPECT_EQ(errors_of("{\"source_roots\": [\"a\", \"a/\"]}"),
            "1:24+4: \"source_roots\" holds \"a\" twice");
}

TEST(ProjectFile, OutputDirectory) {
  const auto errors = [](const std::string& path) {
    return errors_of("{\"output_dir\": \"" + path + "\"}");
  };
  EXPECT_EQ(errors("."), "");
  EXPECT_EQ(errors("a/b/"), "");
  EXPECT_EQ(errors(""), "1:16+2: \"output_dir\" is empty");
  EXPECT_EQ(errors("/"), "1:16+3: \"output_dir\" is an absolute path");
  EXPECT_EQ(errors("C:\\\\x"), "1:16+7: \"output_dir\" holds a backslash");
  EXPECT_EQ(errors(".."), "1:16+4: \"output_dir\" leaves its folder with '..'");
  EXPECT_EQ(errors("a/../../b"), "1:16+11: \"output_dir\" leaves its folder with '..'");
  EXPECT_EQ(errors("a//"), "1:16+5: \"output_dir\" holds an empty or '.' component");
}

}  // namespace
}  // namespace patchgen
