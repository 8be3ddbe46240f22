#include "emit/include_guard.h"

#include <gtest/gtest.h>
#include <string>

#include "patch/patch_test_support.h"

namespace patchgen {
namespace {

std::string guard_of(const std::string& code) {
  return include_guard(outlined(code, "x.h"));
}

/// `code` with the guard M renamed to N.
std::string renamed(const std::string& code) {
  std::string result = code;
  const std::vector<Edit> edits = rename_guard(outlined(code), 0, "M", "N");
  for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
    result.replace(edit->range.begin, edit->range.size(), edit->code.text);
  }
  return result;
}

TEST(IncludeGuard, IsFound) {
  EXPECT_EQ(guard_of("#ifndef M\n#define M\nint x;\n#endif\n"), "M");
  EXPECT_EQ(guard_of("// licence\n# ifndef M_H_\n# define M_H_\n#ifdef X\n#endif\n#endif // M_H_"),
            "M_H_");
  EXPECT_EQ(guard_of("#if !defined(M)\n#define M 1\nint x;\n#endif\n"), "");
  EXPECT_EQ(guard_of("#if !defined(M)\n#define M\nint x;\n#endif\n"), "M");
  EXPECT_EQ(guard_of("#pragma once\n#ifndef M\n#define M\n#endif\n"), "M");
  EXPECT_EQ(guard_of("#ifndef M\n#define M\n#pragma once\n#endif\n"), "M");
}

TEST(IncludeGuard, IsNoneOfThese) {
  EXPECT_EQ(guard_of(""), "");
  EXPECT_EQ(guard_of("#pragma once\nint x;\n"), "");
  EXPECT_EQ(guard_of("#ifndef M\n#define N\n#endif\n"), "") << "another macro";
  EXPECT_EQ(guard_of("#ifdef M\n#define M\n#endif\n"), "") << "only where it is defined";
  EXPECT_EQ(guard_of("#ifndef M\n#define M\n#endif\nint x;\n"), "") << "code behind it";
  EXPECT_EQ(guard_of("int x;\n#ifndef M\n#define M\n#endif\n"), "") << "code before it";
  EXPECT_EQ(guard_of("#include <a>\n#ifndef M\n#define M\n#endif\n"), "");
  EXPECT_EQ(guard_of("#ifndef M\n#define M\n#endif\n#ifdef X\n#endif\n"), "");
}

TEST(IncludeGuard, IsCalledAfterTheOutput) {
  EXPECT_EQ(guard_for("patched_m.h", "M_H"), "PATCHED_M_H");
  EXPECT_EQ(guard_for("sub/patched-m.gpu.hpp", "M_H_"), "SUB_PATCHED_M_GPU_HPP_");
  EXPECT_EQ(guard_for("__m__.h", "M"), "M_H") << "two underscores in a row are reserved";
  EXPECT_EQ(guard_for("3d.h", "M"), "GUARD_3D_H");
  EXPECT_EQ(guard_for("\xC3\xA4.h", "M"), "H");
}

TEST(IncludeGuard, IsRenamedInDirectivesAndTheirCommentsAlone) {
  EXPECT_EQ(renamed("#ifndef M\n#define M\nint M_H, M; // M\n#if defined(M) && !MM\n#endif\n"
                    "#include \"M\"\n#endif  // M, not MM\n"),
            "#ifndef N\n#define N\nint M_H, M; // M\n#if defined(N) && !MM\n#endif\n"
            "#include \"M\"\n#endif  // N, not MM\n");
  EXPECT_EQ(renamed("#endif /* M */\r\n"), "#endif /* N */\r\n");
}

}  // namespace
}  // namespace patchgen
