#include "emit/rename_namespaces.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "patch/patch_test_support.h"

namespace patchgen {
namespace {

using ::testing::IsEmpty;

using Renames = std::vector<std::pair<std::string, std::string>>;

PatchSpec spec_with(const Renames& renames) {
  PatchSpec spec;
  spec.text = std::make_shared<SourceText>("s.json", "{}");
  for (const auto& [from, to] : renames) spec.namespace_renames.push_back({{from, {}}, {to, {}}});
  return spec;
}

/// The first of `files` when the namespaces of all have been renamed.
std::string renamed_first(const Renames& renames, const std::vector<std::string>& files) {
  const PatchSpec spec = spec_with(renames);
  std::vector<OutlinedFile> sources;
  for (const std::string& file : files) sources.push_back(outlined(file));
  Diagnostics diagnostics;
  std::vector<Edit> edits;
  NamespaceRenames(spec, sources).apply(edits, 0, diagnostics);
  EXPECT_THAT(diagnostics.all(), IsEmpty());
  std::string result = files.front();
  for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
    EXPECT_THAT(edit->origin, testing::StartsWith("namespace: "));
    result.replace(edit->range.begin, edit->range.size(), edit->code.text);
  }
  return result;
}

std::string renamed(const Renames& renames, const std::string& file) {
  return renamed_first(renames, {file});
}

const Renames kSibling = {{"a::b", "a::c"}};

TEST(RenameNamespaces, Definitions) {
  EXPECT_EQ(renamed(kSibling, "namespace a::b { int x; }"), "namespace a::c { int x; }");
  EXPECT_EQ(renamed(kSibling, "namespace a { namespace b { int x; } int y; }"),
            "namespace a { namespace c { int x; } int y; }");
  EXPECT_EQ(renamed(kSibling, "namespace a :: b::d {}"), "namespace a::c::d {}");
  EXPECT_EQ(renamed({{"a", "x"}}, "namespace a::b {}\nnamespace ab {}\nnamespace b::a {}"),
            "namespace x::b {}\nnamespace ab {}\nnamespace b::a {}");
}

TEST(RenameNamespaces, ClosingComments) {
  EXPECT_EQ(renamed(kSibling, "namespace a::b {\n}  // namespace a::b\n"),
            "namespace a::c {\n}  // namespace a::c\n");
  EXPECT_EQ(renamed(kSibling, "namespace a {\nnamespace b {\n} // end of namespace b\n} // a\n"),
            "namespace a {\nnamespace c {\n} // end of namespace c\n} // a\n");
  EXPECT_EQ(renamed(kSibling, "namespace a { namespace b {\n}} /* a::b */\n"),
            "namespace a { namespace c {\n}} /* a::c */\n");
  EXPECT_EQ(renamed(kSibling, "namespace a::b {\n}  // a::b is done here\n"),
            "namespace a::c {\n}  // a::b is done here\n")
      << "a sentence is no closing comment";
  EXPECT_EQ(renamed({{"a::b", "a::x::b"}}, "namespace a {\nnamespace b {\n}  // namespace b\n}"),
            "namespace a {\nnamespace x::b {\n}  // namespace x::b\n}");
}

TEST(RenameNamespaces, QualifiedNames) {
  const std::string head = "namespace a::b { struct X; }\n";
  const std::string new_head = "namespace a::c { struct X; }\n";
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"a::b::X* x;", "a::c::X* x;"},
      {"::a::b::X* x;", "::a::c::X* x;"},
      {"a :: /* b */ b :: X* x;", "a :: /* b */ c :: X* x;"},
      {"namespace a { b::X* x; }", "namespace a { c::X* x; }"},
      {"namespace a::b { b::X* x; X* y; a::b::X* z; }",
       "namespace a::c { c::X* x; X* y; a::c::X* z; }"},
      {"b::X* x;", "b::X* x;"},
      {"using namespace a::b;", "using namespace a::c;"},
      {"using a::b::X;", "using a::c::X;"},
      {"namespace q = a::b; q::X* x;", "namespace q = a::c; q::X* x;"},
      {"namespace q = a; q::b::X* x;", "namespace q = a; q::c::X* x;"},
      {"using namespace a; b::X* x;", "using namespace a; c::X* x;"},
      {"std::vector<a::b::X> x;", "std::vector<a::c::X> x;"},
      {"void f() { a::b::g<a::b::X>(); }", "void f() { a::c::g<a::c::X>(); }"},
      {"int y = x.a::b::z + p->a::b::z;", "int y = x.a::b::z + p->a::b::z;"},
      {"const char* s = \"a::b::X\"; // a::b::X", "const char* s = \"a::b::X\"; // a::b::X"},
      {"#include <a::b/x>", "#include <a::b/x>"},
      {"#define Q a::b::X", "#define Q a::c::X"},
      {"#define Q ::a::b", "#define Q ::a::c"},
      {"#define F(b) b + a", "#define F(b) b + a"},
      {"struct b { static int x; }; int y = b::x;", "struct b { static int x; }; int y = b::x;"},
      {"namespace a { struct D { struct b { int x; }; int f(b::X); }; }",
       "namespace a { struct D { struct b { int x; }; int f(b::X); }; }"},
      {"void a::b::X::f() { b::g(); }", "void a::c::X::f() { c::g(); }"},
      {"auto p = &a::b::X::~X;", "auto p = &a::c::X::~X;"},
      {"int a::b::operator+(a::b::X);", "int a::c::operator+(a::c::X);"},
  };
  for (const auto& [code, expected] : cases) {
    EXPECT_EQ(renamed(kSibling, head + code), new_head + expected);
  }
}

TEST(RenameNamespaces, OtherSourcesSayWhatIsMeant) {
  EXPECT_EQ(renamed_first(kSibling, {"using namespace a; void b::X::f() { b::g(); }",
                                     "namespace a { namespace b { struct X { void f(); }; } }"}),
            "using namespace a; void c::X::f() { c::g(); }");
}

TEST(RenameNamespaces, Deeper) {
  EXPECT_EQ(renamed({{"a", "x::a"}}, "namespace a { int n; }\nint m = a::n + ::a::n;"),
            "namespace x::a { int n; }\nint m = x::a::n + ::x::a::n;");
  EXPECT_EQ(renamed({{"a::b", "a::b::c"}}, "namespace a::b { int n; } int m = a::b::n;"),
            "namespace a::b::c { int n; } int m = a::b::c::n;");
}

TEST(RenameNamespaces, NamesThatTheNewOneHides) {
  EXPECT_EQ(
      renamed({{"a::b", "a::c::b"}}, "namespace c { int n; }\nnamespace a::b { int m = c::n; }"),
      "namespace c { int n; }\nnamespace a::c::b { int m = ::c::n; }");
  EXPECT_EQ(renamed({{"a::b", "a::std::b"}}, "namespace a::b { std::string m; }"),
            "namespace a::std::b { ::std::string m; }")
      << "also what nobody has seen";
  EXPECT_EQ(renamed({{"a", "a::a"}}, "namespace a { int n; int m = a::n; }"),
            "namespace a::a { int n; int m = ::a::a::n; }");
}

TEST(RenameNamespaces, OutOfTheNamespaceAround) {
  EXPECT_EQ(renamed({{"a::b", "x::b"}},
                    "namespace a {\nnamespace b {\nint n;\n}  // namespace b\nint m = b::n;\n}"),
            "namespace a {\n}  // namespace a\n\nnamespace x::b {\nint n;\n}  // namespace "
            "x::b\nnamespace a {\n"
            "int m = x::b::n;\n}");
  EXPECT_EQ(renamed({{"a::b", "a"}}, "namespace a {\nnamespace b {\nint n;\n}\nint m = b::n;\n}"),
            "namespace a {\nint n;\nint m = a::n;\n}");
}

TEST(RenameNamespaces, KeepsWhatTheNamespaceAroundDeclares) {
  EXPECT_EQ(
      renamed({{"a::b", "x"}}, "namespace a { struct S; int f(); }\nnamespace a::b { S* s; }"),
      "namespace a { struct S; int f(); }\nnamespace x {\nusing namespace a; S* s; }");
  EXPECT_EQ(renamed({{"a::b", "x"}}, "namespace a { struct S; }\nnamespace a::b { a::S* s; }"),
            "namespace a { struct S; }\nnamespace x { a::S* s; }");
}

TEST(RenameNamespaces, InNewCode) {
  const PatchSpec spec = spec_with(kSibling);
  const std::vector<OutlinedFile> sources = {
      outlined("namespace a::b {\nint f();\nint g() { return a::b::f(); }\n}\n")};
  Edit edit;
  edit.range = range_of(sources[0], "int g() { return a::b::f(); }");
  edit.code.text =
      "int g() {\n  // a::b\n  const char* s = R\"(\n)\";\n  return b::f() + a::b::f();\n}";
  edit.code.frozen_lines = {3};
  std::vector<Edit> edits = {edit};
  Diagnostics diagnostics;
  NamespaceRenames(spec, sources).apply(edits, 0, diagnostics);
  EXPECT_EQ(edits[0].code.text,
            "int g() {\n  // a::b\n  const char* s = R\"(\n)\";\n  return c::f() + a::c::f();\n}");
  EXPECT_EQ(edits[0].code.frozen_lines, std::vector<int>{3});
  EXPECT_TRUE(edits[0].origin.empty()) << "it is still the operation's";
  ASSERT_EQ(edits.size(), 2U) << "what the operation replaces is left alone";
  EXPECT_EQ(sources[0].text->slice(edits[1].range), "a::b");
}

TEST(RenameNamespaces, Errors) {
  const PatchSpec spec = spec_with({{"a::d", "x"}, {"a::b", "T::y"}});
  const std::vector<OutlinedFile> sources = {outlined("namespace a::b {}\nstruct T;\n")};
  Diagnostics diagnostics;
  NamespaceRenames(spec, sources).check(diagnostics);
  ASSERT_EQ(diagnostics.all().size(), 2U);
  EXPECT_EQ(diagnostics.all()[0].message, "no namespace 'a::d' in x.cpp");
  EXPECT_THAT(diagnostics.all()[0].hints, testing::Contains("did you mean 'a::b'?"));
  EXPECT_EQ(diagnostics.all()[1].message, "'T' is a type in the sources, not a namespace");
}

}  // namespace
}  // namespace patchgen
