// The invariants that hold for every upstream file, over the headers of our own dependencies.

#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>

#include <patchgen/generate.h>
#include <patchgen/outline.h>

#include "property/corpus.h"
#include "support/run_process.h"
#include "support/temporary_directory.h"

namespace patchgen {
namespace {

constexpr std::size_t kFiles = 600;
constexpr std::size_t kFewest = 500;
constexpr std::size_t kPatchedFiles = 120;

const std::vector<std::string>& corpus() {
  static const std::vector<std::string> files = header_corpus(kFiles);
  return files;
}

/// Specs without operations for every file, in `folder`, and where each source is found.
std::vector<std::string> identity_specs(const TemporaryDirectory& folder) {
  std::vector<std::string> specs;
  for (std::size_t i = 0; i < corpus().size(); ++i) {
    specs.push_back(
        folder.write(fmt::format("s{}.json", i),
                     fmt::format(R"({{"source": "{}", "output": "o{}.h", "operations": []}})",
                                 corpus()[i].substr(1), i)));
  }
  return specs;
}

GenerateOptions from_root(unsigned jobs) {
  GenerateOptions options;
  options.source_roots = {"/"};
  options.output_dir = "out";
  options.jobs = jobs;
  return options;
}

/// What stands below the header comment.
std::string below_header(const std::string& bytes) {
  const std::string rule = fmt::format("// {:=<76}", "");
  std::size_t at = 0;
  for (int i = 0; i < 3; ++i) at = bytes.find(rule, at) + rule.size();
  return bytes.substr(bytes.find('\n', at) + 1);
}

TEST(Invariants, CorpusIsLargeEnough) {
  EXPECT_GE(corpus().size(), kFewest);
}

TEST(Invariants, SpecWithoutOperationsGivesUpstreamBack) {
  const TemporaryDirectory folder;
  const RealDisk disk;
  const auto results = generate(disk, identity_specs(folder), from_root(0));
  ASSERT_EQ(results.size(), corpus().size());
  for (std::size_t i = 0; i < results.size(); ++i) {
    ASSERT_EQ(results[i].files.size(), 1U) << corpus()[i];
    const std::string upstream = read_whole_file(corpus()[i]);
    const bool marked = upstream.starts_with("\xef\xbb\xbf");
    EXPECT_EQ(below_header(results[i].files[0].bytes), upstream.substr(marked ? 3 : 0))
        << corpus()[i];
  }
}

TEST(Invariants, OneThreadAndManyGiveTheSameBytes) {
  const TemporaryDirectory folder;
  const RealDisk disk;
  const std::vector<std::string> specs = identity_specs(folder);
  const auto one = generate(disk, specs, from_root(1));
  const auto many = generate(disk, specs, from_root(8));
  for (std::size_t i = 0; i < one.size(); ++i) {
    ASSERT_EQ(one[i].files.size(), many[i].files.size());
    EXPECT_EQ(one[i].files[0].bytes, many[i].files[0].bytes) << corpus()[i];
    EXPECT_EQ(one[i].files[0].diff, many[i].files[0].diff) << corpus()[i];
  }
}

/// Runs the program over `specs` from `working_directory`, into `output`.
ProcessResult run_program(const std::vector<std::string>& specs, const std::string& output,
                          const std::string& working_directory, const std::string& locale,
                          const std::string& jobs) {
  Command command;
  command.arguments = {PATCHGEN_BINARY};
  command.arguments.insert(command.arguments.end(), specs.begin(), specs.end());
  for (const std::string& argument : {std::string("--source-root"), std::string("/"),
                                      std::string("-o"), output, std::string("--diff"), jobs}) {
    command.arguments.push_back(argument);
  }
  command.environment = {"LC_ALL=" + locale, "TZ=Asia/Tokyo"};
  command.working_directory = working_directory;
  command.timeout = std::chrono::minutes(5);
  return run_process(command);
}

TEST(Invariants, WorkingDirectoryAndLocaleDoNotMatter) {
  const TemporaryDirectory folder;
  const std::vector<std::string> specs = identity_specs(folder);
  const ProcessResult here = run_program(specs, folder / "here", folder.path(), "C", "-j1");
  ASSERT_TRUE(here.ok()) << here.err;
  const ProcessResult there = run_program(specs, folder / "there", "/", "de_DE.UTF-8", "-j8");
  ASSERT_TRUE(there.ok()) << there.err;
  for (std::size_t i = 0; i < corpus().size(); ++i) {
    for (const char* ending : {"h", "diff"}) {
      const std::string name = fmt::format("o{}.{}", i, ending);
      EXPECT_EQ(folder.read("here/" + name), folder.read("there/" + name)) << corpus()[i];
    }
  }
}

/// A spec that excludes the first class or function whose name stands once in `path`; empty when
/// there is none.
std::string exclusion_spec(const std::string& path) {
  const SourceText text(path, read_whole_file(path));
  const Outline outline = read_outline(text);
  if (!outline.problems.empty()) return "";
  std::map<std::string_view, int> count;
  for (const Token& token : outline.tokens) ++count[spelling(text, token)];
  std::string chosen;
  for_each_declaration(outline.declarations, [&](const Declaration& d, const Declaration* parent) {
    const bool fits = (is_class_like(d.kind) || d.kind == DeclarationKind::Function) &&
                      d.is_definition && count[d.name] == 1 &&
                      d.name.find('"') == std::string::npos;
    const bool top = parent == nullptr || parent->kind == DeclarationKind::Namespace;
    if (chosen.empty() && fits && top) chosen = d.qualified_name;
  });
  if (chosen.empty()) return "";
  return fmt::format(R"({{"source": "{}", "output": "o.h",
                          "operations": [{{"op": "exclude_from_output", "target": "{}"}}]}})",
                     path.substr(1), chosen);
}

TEST(Invariants, DiffIsTheChangeAndEachHunkHasItsOperation) {
  const RealDisk disk;
  std::size_t patched = 0;
  for (std::size_t i = 0; i < corpus().size() && patched < kPatchedFiles; ++i) {
    const std::string spec = exclusion_spec(corpus()[i]);
    if (spec.empty()) continue;
    const TemporaryDirectory folder;
    const auto results = generate(disk, {folder.write("s.json", spec)}, from_root(1));
    ASSERT_EQ(results[0].files.size(), 1U)
        << corpus()[i] << render(results[0].diagnostics.all().at(0), false);
    const GeneratedFile& file = results[0].files[0];
    const std::string patch = folder.write("x.diff", file.diff);
    const ProcessResult run = run_process(
        {.arguments = {"patch", "-s", "--binary", "-o", folder / "patched", corpus()[i], patch}});
    ASSERT_TRUE(run.ok()) << corpus()[i] << run.out << run.err;
    EXPECT_EQ(folder.read("patched"), file.bytes) << corpus()[i];
    // Segments cover the output, and what is upstream's is upstream's byte for byte.
    const std::string upstream = read_whole_file(corpus()[i]);
    std::size_t at = 0;
    for (const Segment& segment : file.segments) {
      ASSERT_EQ(segment.output.begin, at);
      at = segment.output.end;
      if (segment.origin != Segment::Origin::Upstream) continue;
      EXPECT_EQ(file.bytes.substr(segment.output.begin, segment.output.size()),
                upstream.substr(segment.upstream.begin, segment.upstream.size()));
    }
    EXPECT_EQ(at, file.bytes.size());
    ++patched;
  }
  EXPECT_EQ(patched, kPatchedFiles);
}

/// What `patchgen outline --format json` prints for `file`, in `folder`.
std::string outline_of(const TemporaryDirectory& folder, const std::string& file,
                       const std::vector<std::string>& environment) {
  const ProcessResult run =
      run_process({.arguments = {PATCHGEN_BINARY, "outline", "--format", "json", file},
                   .environment = environment,
                   .working_directory = folder.path()});
  EXPECT_TRUE(run.ok()) << run.err;
  return run.out;
}

TEST(Invariants, OutlineIsTheSameWithAndWithoutHeaders) {
  const TemporaryDirectory folder;
  folder.write("m.cpp",
               "#include \"names.h\"\n#include <vector>\nAPI int f();\nOPEN\nint x;\nCLOSE\n"
               "#ifdef WIDE\nvoid g(long);\n#else\nvoid g(int);\n#endif\n"
               "template <int N> struct S<(N > LIMIT)> {};\n");
  const std::string alone = outline_of(folder, "m.cpp", {"CPATH=", "CPLUS_INCLUDE_PATH="});
  EXPECT_NE(alone.find("\"qualified_name\": \"x\""), std::string::npos) << alone;
  folder.write("include/names.h",
               "#define API extern \"C\"\n#define OPEN namespace n {\n#define CLOSE }\n"
               "#define WIDE\n#define LIMIT 3\n");
  const std::string path = folder / "include";
  EXPECT_EQ(outline_of(folder, "m.cpp", {"CPATH=" + path, "CPLUS_INCLUDE_PATH=" + path}), alone);
  folder.write("names.h", folder.read("include/names.h"));
  folder.write("compile_commands.json", fmt::format(R"([{{"directory": "{}", "file": "m.cpp",
                                 "command": "c++ -DWIDE -include names.h -c m.cpp"}}])",
                                                    folder.path()));
  EXPECT_EQ(outline_of(folder, "m.cpp", {}), alone);
}

TEST(Invariants, OutlineOfHeadersIsTheSameWithAndWithoutIncludePaths) {
  const TemporaryDirectory folder;
  for (std::size_t i = 0; i < corpus().size(); i += 40) {
    EXPECT_EQ(outline_of(folder, corpus()[i],
                         {"CPLUS_INCLUDE_PATH=/usr/include/c++/12:/usr/include/dlib", "CPATH=/"}),
              outline_of(folder, corpus()[i], {"CPLUS_INCLUDE_PATH=", "CPATH="}))
        << corpus()[i];
  }
}

TEST(Invariants, OutlineDoesNotDependOnWhereTheFileIs) {
  const TemporaryDirectory folder;
  for (std::size_t i = 0; i < corpus().size(); i += 10) {
    // Away from its neighbours, none of the includes can be found.
    const std::string bytes = read_whole_file(corpus()[i]);
    folder.write("alone.h", bytes);
    const SourceText here("x.h", bytes);
    const SourceText there(corpus()[i], bytes);
    std::string json_there = outline_as_json(read_outline(there), there);
    const std::string json_here = outline_as_json(read_outline(here), here);
    const std::size_t name = json_there.find(corpus()[i]);
    ASSERT_NE(name, std::string::npos);
    json_there.replace(name, corpus()[i].size(), "x.h");
    EXPECT_EQ(json_there, json_here) << corpus()[i];
  }
}

}  // namespace
}  // namespace patchgen
