#include "emit/include_paths.h"

#include <gtest/gtest.h>
#include <memory>
#include <set>
#include <string>

namespace patchgen {
namespace {

/// `source`, below a root with `files`, with its includes rewritten.
std::string rewritten(const std::string& source, const std::set<std::string>& files,
                      const std::map<std::string, std::string>& siblings = {}) {
  OutlinedFile file;
  file.text = std::make_shared<SourceText>("m.cpp", source);
  file.outline = std::make_shared<Outline>(read_outline(*file.text));
  const IncludeLayout layout{
      .source_path = "llama/m.cpp",
      .output_path = "patched_m.cpp",
      .siblings = siblings,
      .exists = [&](const std::string& path) { return files.contains(path); }};
  std::string result = source;
  std::vector<Edit> edits = rewrite_includes(file, 3, layout);
  for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
    EXPECT_EQ(edit->source, 3U);
    EXPECT_EQ(edit->layout, EditLayout::Verbatim);
    result.replace(edit->range.begin, edit->range.size(), edit->code.text);
  }
  return result;
}

TEST(IncludePaths, BesideTheSourceBecomesBelowTheRoot) {
  EXPECT_EQ(rewritten("#include \"a.h\"\n#include \"sub/b.h\"\n", {"llama/a.h", "llama/sub/b.h"}),
            "#include \"llama/a.h\"\n#include \"llama/sub/b.h\"\n");
  EXPECT_EQ(rewritten("#include \"../c.h\"\n", {"c.h"}), "#include \"c.h\"\n");
}

TEST(IncludePaths, SiblingBecomesItsOutput) {
  EXPECT_EQ(rewritten("#include \"m.h\"\n", {"llama/m.h"}, {{"llama/m.h", "patched_m.h"}}),
            "#include \"patched_m.h\"\n");
}

TEST(IncludePaths, SiblingInAngleBracketsToo) {
  EXPECT_EQ(rewritten("#include <llama/m.h>\n", {}, {{"llama/m.h", "patched_m.h"}}),
            "#include \"patched_m.h\"\n");
  // A bare name may be a header of the system.
  EXPECT_EQ(rewritten("#include <math.h>\n", {}, {{"math.h", "patched_math.h"}}),
            "#include <math.h>\n");
}

TEST(IncludePaths, TheSourceItselfBecomesItsOutput) {
  EXPECT_EQ(rewritten("#include \"m.cpp\"\n#include \"llama/m.cpp\"\n", {"llama/m.cpp"}),
            "#include \"patched_m.cpp\"\n#include \"patched_m.cpp\"\n");
}

TEST(IncludePaths, MacrosThatNameASource) {
  EXPECT_EQ(rewritten("#define A \"llama/m.cpp\"\n#  define B \"m.h\" // why\n", {},
                      {{"llama/m.h", "sub/patched_m.h"}}),
            "#define A \"patched_m.cpp\"\n#  define B \"sub/patched_m.h\" // why\n");
  const std::string others = "#define A \"a.cpp\"\n#define B f(\"llama/m.cpp\")\n#define C\n";
  EXPECT_EQ(rewritten(others, {"llama/a.cpp"}), others);
}

TEST(IncludePaths, SpellingsThatResolveFromTheRootStay) {
  OutlinedFile file;
  file.text = std::make_shared<SourceText>("m.cpp", "#include \"./a.h\"\n#include \"a.h\"\n");
  file.outline = std::make_shared<Outline>(read_outline(*file.text));
  const IncludeLayout layout{.source_path = "m.cpp",
                             .siblings = {},
                             .exists = [](const std::string& path) { return path == "a.h"; }};
  EXPECT_TRUE(rewrite_includes(file, 0, layout).empty());
}

TEST(IncludePaths, AllOthersStay) {
  const std::string source =
      "#include <a.h>\n#include \"none.h\"\n#include \"../../out.h\"\n#include MACRO\n"
      "#include \"/abs.h\"\n// #include \"a.h\"\n#include \"\"\n";
  EXPECT_EQ(rewritten(source, {"llama/a.h", "out.h"}), source);
}

TEST(IncludePaths, ConditionalOnesToo) {
  EXPECT_EQ(rewritten("#if X\n#  include \"a.h\"  // why\n#endif\n", {"llama/a.h"}),
            "#if X\n#  include \"llama/a.h\"  // why\n#endif\n");
}

}  // namespace
}  // namespace patchgen
