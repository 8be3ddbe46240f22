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
      .source_path = "llama/m.cpp", .siblings = siblings, .exists = [&](const std::string& path) {
        return files.contains(path);
      }};
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
