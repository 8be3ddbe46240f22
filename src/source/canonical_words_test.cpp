#include "source/canonical_words.h"

#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

namespace patchgen {
namespace {

/// Whether the two differ in nothing but layout.
bool same(const std::string& a, const std::string& b) {
  const SourceText first("a.cpp", a);
  const SourceText second("b.cpp", b);
  const CanonicalText one(first, tokenize(first));
  const CanonicalText other(second, tokenize(second));
  return one.words() == other.words();
}

using Pairs = std::vector<std::pair<std::string, std::string>>;

void expect_same(const Pairs& pairs) {
  for (const auto& [a, b] : pairs) EXPECT_TRUE(same(a, b)) << a << "\n--- and ---\n" << b;
}

void expect_different(const Pairs& pairs) {
  for (const auto& [a, b] : pairs) EXPECT_FALSE(same(a, b)) << a << "\n--- and ---\n" << b;
}

TEST(CanonicalText, LayoutDoesNotCount) {
  expect_same({
      {"int f(int a){return a;}", "int f( int a )\r\n{\r\n\treturn a;\r\n}\r\n"},
      {"// one two three\nint x;", "// one two\n// three\nint x;\n"},
      {"/* one two */\nint x;", "/*\n * one\n * two\n */\n\nint x;"},
      {"vector<vector<int> > v;", "vector<vector<int>> v;"},
      {"auto s = \"one two\";", "auto s =\n    \"one \"\n    \"two\";"},
      {"auto s = L\"one two three\";", "auto s = L\"one \" L\"two \" L\"three\";"},
      {"N operator\"\"_n();", "N operator\"\" _n ();"},
      {"auto s = R\"(a\n b)\";", "auto s = R\"(a\r\n b)\";"},
      {"auto s = \"a\\\nb\" \"c\";", "auto s = \"a\\\r\nb\"\r\n  \"c\";"},
      {"#define A(x) \\\n  f(x); \\\n  g(x)\n", "#define A(x)   \\\n  f(x);       \\\n  g(x)\n"},
      {"#define A 1  // one two\nint x;", "#define A 1  // one\n             // two\nint x;"},
  });
}

TEST(CanonicalText, OrderOfIncludesDoesNotCount) {
  expect_same({
      {"#include <b>\n#include <a>\nint x;", "#include <a>\n#include <b>\nint x;"},
      {"#include <b>\n\n#include \"a.h\"\n", "#include \"a.h\"\n#include <b>\n"},
      {"#include <b>\n#include <b>\n", "#include <b>\n"},
      {"#include <b>  // for b\n#include <a>  // for a\n",
       "#include <a>  // for a\n#include <b>  // for b\n"},
      {"#include <b>  // for b\n#include <a>  // for a and more\n",
       "#include <a>  // for a\n              // and more\n#include <b>  // for b\n"},
      {"#  include <b>\n#include <a>\n", "#include <a>\n#include <b>\n"},
  });
  expect_different({
      {"#include <b>\n#include <a>\n", "#include <a>\n"},
      {"#include <a>\n", "#include \"a\"\n"},
      {"#include <b>\n// about a\n#include <a>\n", "#include <a>\n// about a\n#include <b>\n"},
      {"#include <b>\n#if X\n#include <a>\n#endif\n",
       "#include <a>\n#if X\n#include <b>\n#endif\n"},
      {"#include <b>  // for b\n#include <a>  // for a\n",
       "#include <a>  // for b\n#include <b>  // for a\n"},
      {"#include <b>\nint x;\n#include <a>\n", "#include <a>\nint x;\n#include <b>\n"},
  });
}

TEST(CanonicalText, OrderOfUsingDeclarationsDoesNotCount) {
  expect_same({
      {"using b::x;\nusing a::y;\nint z;", "using a::y;\nusing b::x;\nint z;"},
      {"struct A : B { using B::g; using B::f; };", "struct A : B { using B::f; using B::g; };"},
  });
  expect_different({
      {"using b::x;\nint z;\nusing a::y;", "using a::y;\nint z;\nusing b::x;"},
      {"using B = int;\nusing A = long;", "using A = long;\nusing B = int;"},
      {"using namespace b;\nusing namespace a;", "using namespace a;\nusing namespace b;"},
      {"using b::x;", "using b::y;"},
  });
}

TEST(CanonicalText, CommentsThatCloseNamespacesDoNotCount) {
  expect_same({
      {"namespace a {\nint x;\n}\nint y;", "namespace a {\nint x;\n}  // namespace a\nint y;"},
      {"namespace a::b {\nint x;\n}", "namespace a::b {\nint x;\n}  // whatever stood here"},
      {"namespace [[deprecated(\"x\")]] a { }", "namespace [[deprecated(\"x\")]] a { } // a"},
      {"#if X\nnamespace a {\n#else\nnamespace b {\n#endif\nint x;\n}\n",
       "#if X\nnamespace a {\n#else\nnamespace b {\n#endif\nint x;\n}  // x\n"},
      {"namespace a {\n}", "namespace a {\n}  // namespace\n   // a"},
  });
  expect_different({
      {"void f() {}", "void f() {}  // f"},
      {"namespace a {\n}\n", "namespace a {\n}\n// behind a\n"},
      {"namespace a { struct S {}; }", "namespace a { struct S {}; /* S */ }"},
  });
}

TEST(CanonicalText, EveryOtherChangeCounts) {
  expect_different({
      {"int x;", "int y;"},
      {"x = a + b;", "x = a - b;"},
      {"// one two\n", "// one too\n"},
      {"// a/b\n", "// a b\n"},
      {"else", "/* else */"},
      {"Q_OBJECT", "// Q_OBJECT"},
      {"int x = 1;\n", "int x = 1;  // why\n"},
      {"#define F(x) x\n", "#define F (x) x\n"},
      {"#define A\nint x;", "#define A int x;"},
      {"#define A 1 // x\n", "#define A // x\n1"},
      {"#if A\nB\n#endif", "#if A B\n#endif"},
      {"f(\"a b\")", "f(\"a  b\")"},
      {"f(\"a\", \"b\")", "f(\"ab\")"},
      {"f(\"\\x1\" \"2\")", "f(\"\\x12\")"},
      {"f(L\"a\" \"b\")", "f(L\"ab\")"},
      {"f(R\"(a \n)\")", "f(R\"(a\n)\")"},
      {"f(\"a\"_s \"b\"_s)", "f(\"ab\"_s)"},
      {"f(R\"(a\n\nb)\")", "f(R\"(a\nb)\")"},
      {"f(\"\"_n)", "f(\"\" _n)"},
      {"a >> b", "a > b"},
      {"int f();\n", "int f()\n"},
  });
}

TEST(CanonicalText, AnyBytes) {
  for (const char* bytes : {"", "#", "}", "using", "#include", "\"", "/*", "\\\n",
                            "using a::", "#define", "} // namespace", "#endif\n#else\n}"}) {
    EXPECT_TRUE(same(bytes, bytes)) << bytes;
  }
}

}  // namespace
}  // namespace patchgen
