// Shapes of real C++ that a reader of tokens gets wrong easily, one or a few lines each.

#include <gmock/gmock.h>

#include "source/outline_test_support.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;

/// Texts and the declarations that they hold; each is read alone and in front of `int last;`, and
/// the last of them must keep its neighbour.
struct Shape {
  const char* what;
  const char* text;
  std::vector<std::string> names;
};

void PrintTo(const Shape& shape, std::ostream* out) {
  *out << shape.what;
}

class OutlineShapes : public testing::TestWithParam<Shape> {};

TEST_P(OutlineShapes, IsReadBesideItsNeighbours) {
  const Shape& shape = GetParam();
  const Read read(std::string("int first;\n") + shape.text + "\nint last;\n");
  std::vector<std::string> expected = {"variable first"};
  expected.insert(expected.end(), shape.names.begin(), shape.names.end());
  expected.emplace_back("variable last");
  EXPECT_EQ(read.names(), expected) << read.tree();
  EXPECT_TRUE(read.outline.problems.empty());
}

const std::vector<Shape> kSpecifiers = {
    {"an export macro", "GGML_API int f(void);", {"function f"}},
    {"several in front, between and behind",
     "EXPORT [[nodiscard]] static INLINE int CALL f(int a) NOEXCEPT GUARDED_BY(mu) { return a; }",
     {"function f"}},
    {"a kernel",
     "__global__ void __launch_bounds__(256, 2) k(float *a) { g<<<1, 2>>>(a); }",
     {"function k"}},
    {"a conditional noexcept",
     "void f() noexcept(noexcept(g<1>(2)) && (1 > 0)) {}",
     {"function f"}},
    {"a macro behind a variable", "static int x GUARDED_BY(mu) = 3;", {"variable x"}},
    {"macros behind a variable, then braces",
     "int* x GUARDED_BY(mu) PT_GUARDED_BY(mu){nullptr};",
     {"variable x"}},
    {"a device function in capitals",
     "template <typename T>\n__device__ __forceinline__ T WARP_SHFL(T v, int lane) { return v; }",
     {"function WARP_SHFL"}},
    {"a macro call in front", "DEPRECATED(\"since 1\") TORCH_API void f();", {"function f"}},
    {"GNU attributes on every side",
     "__attribute__((noinline)) int __attribute__((cold)) f(int a __attribute__((unused))) "
     "__attribute__((pure));",
     {"function f"}},
    {"declspec", "__declspec(dllexport) int __cdecl f(int);", {"function f"}},
    {"alignas", "alignas(64) static int cache[4] = {1};", {"variable cache"}},
    {"an exported final class", "class EXPORT_API X final { int a; };", {"class X", "field a"}},
    {"an exported class with bases",
     "class EXPORT_API X final : public Y<A, (1 > 2)> {};",
     {"class X"}},
    {"a macro with arguments between key and name",
     "class VISIBILITY(default) X : Y {};",
     {"class X"}},
    {"a bare macro above a class", "SOME_EXPORT\nclass X {};", {"class X"}},
    {"an empty macro that guards a name",
     "inline null<> f NO_MACRO(...) { return {}; }",
     {"function f"}},
};

const std::vector<Shape> kMacros = {
    {"a module with a body",
     "PYBIND11_MODULE(name, m) {\n  m.def(\"f\", [] { return 1; });\n}",
     {"macro_invocation PYBIND11_MODULE"}},
    {"a test", "TEST(a, b) { EXPECT_EQ(1, 1); }", {"macro_invocation TEST"}},
    {"a test of types",
     "TEST_CASE_TEMPLATE(\"name\", T, float, double) { T t{}; }",
     {"macro_invocation TEST_CASE_TEMPLATE"}},
    {"macros that open and close a namespace",
     "FMT_BEGIN_NAMESPACE\nint a;\nFMT_END_NAMESPACE",
     {"macro_invocation FMT_BEGIN_NAMESPACE", "variable a", "macro_invocation FMT_END_NAMESPACE"}},
    {"a bare macro alone above a class",
     "A_BARE_MACRO\n\nclass X {};",
     {"macro_invocation A_BARE_MACRO", "class X"}},
    {"Q_OBJECT",
     "class X : Y {\n  Q_OBJECT\n public:\n  int a;\n};",
     {"class X", "macro_invocation Q_OBJECT", "field a"}},
    {"the last thing in a class",
     "class X {\n  int a;\n  DISALLOW(X, y)\n};",
     {"class X", "field a", "macro_invocation DISALLOW"}},
    {"bare macros in a body",
     "void f() {\n  ENTER\n  LEAVE\n  IF_SO g(); OTHERWISE\n}",
     {"function f"}},
    {"a macro for a parameter list", "void f(PARAMETERS) { g(); }", {"function f"}},
    {"a macro for the parameter list and its parentheses",
     "int f PARAMETERS_OF((int a, int b));",
     {"function f"}},
    {"a macro that makes a head",
     "DEFINE_KERNEL(name, float) {\n  run();\n}",
     {"macro_invocation DEFINE_KERNEL"}},
    {"a macro that makes a class head",
     "class NAMED(x) : public Y { int a; };",
     {"class NAMED", "field a"}},
    {"two calls in mixed case",
     "Register(a)\nEnroll(b)\nvoid f() {}",
     {"macro_invocation Register", "macro_invocation Enroll", "function f"}},
    {"calls that are repeated on a line",
     "RELATION(a) RELATION(b)\nRELATION(c)\nvoid f() {}",
     {"macro_invocation RELATION", "macro_invocation RELATION", "macro_invocation RELATION",
      "function f"}},
    {"a return type made by a macro", "RETURNS(int)\nf(int a) { return a; }", {"function f"}},
    {"a macro that ends a body",
     "BEGIN_BINDING(a) {\n  g();\n} END_BINDING\n\nBEGIN_BINDING(b) {\n}",
     {"macro_invocation BEGIN_BINDING", "macro_invocation END_BINDING",
      "macro_invocation BEGIN_BINDING"}},
    {"a body made by a macro", "int f(int a) BODY(a)\n\nint g();", {"function f", "function g"}},
};

const std::vector<Shape> kFunctions = {
    {"trailing return types", "auto f(int a) -> decltype(g(a)) { return g(a); }", {"function f"}},
    {"a trailing return type with a class key",
     "auto f() -> struct X { return {}; }",
     {"function f"}},
    {"deduced",
     "auto f() { return 1; }\ndecltype(auto) g() { return (f()); }",
     {"function f", "function g"}},
    {"deduction guides",
     "template <class T> X(T, T) -> X<T>;\nexplicit X(int) -> X<int>;",
     {"deduction_guide X", "deduction_guide X"}},
    {"concepts",
     "template <class T>\nconcept C = requires(T t) { { t.x } -> D<T>; } && (1 > 0);",
     {"concept C"}},
    {"requires in front",
     "template <class T>\n  requires C<T> || requires(T t) { t.x; }\nT f(T a) {}",
     {"function f"}},
    {"requires behind",
     "template <class T>\nT f(T a) requires(sizeof(T) < 8) { return a; }",
     {"function f"}},
    {"abbreviated templates", "void f(C auto x, auto &&...y) { g(x); }", {"function f"}},
    {"operators",
     "bool operator()(X);\nX operator\"\"_x(const char *, size_t) { return {}; }\n"
     "auto operator<=>(const X &, const X &) = default;\nX operator>>(X a, int b) { return a; }",
     {"function operator()", "function operator\"\"_x", "function operator<=>",
      "function operator>>"}},
    {"conversions",
     "struct X {\n  explicit operator bool() const { return 1; }\n  operator Y<int> *() const;\n"
     "  template <class T> operator T() const;\n  operator auto() const { return 1; }\n};\n"
     "X::operator bool() const { return 0; }",
     {"struct X", "conversion_function operator bool", "conversion_function operator Y<int> *",
      "conversion_function operator T", "conversion_function operator auto",
      "conversion_function operator bool"}},
    {"a function-try-block",
     "int f() try { return g(); } catch (const A &a) {\n} catch (...) {\n}",
     {"function f"}},
    {"a constructor with lambdas and braces",
     "X::X(int a) : Y<int>{a}, b_([] { return 1; }()), c_{[this](int) { return 2; }}, d_{{1}, 2} "
     "{\n  g();\n}",
     {"constructor X"}},
    {"a constructor's function-try-block",
     "X::X() try : a_{1} {} catch (...) {}",
     {"constructor X"}},
    {"braces the way K&R wrote them",
     "int f(int a)\n{\n  if (a) {\n    g();\n  }\n}",
     {"function f"}},
    {"each on its own line", "static\nint\nf\n(\nint a\n)\n{\n}", {"function f"}},
    {"closing templates",
     "std::vector<std::vector<std::pair<int, int>>> f(A<B<C<1>>> a) {}",
     {"function f"}},
    {"less-than in template arguments",
     "A<(1 < 2)> f(int a = B<(3 > 2)>::c, bool b = a < 3) {}",
     {"function f"}},
    {"greater-than in a default argument",
     "void f(bool a = (1 > 2), int b = 3 > 2) {}",
     {"function f"}},
    {"statement expressions",
     "int f() { return ({ int a = 1; a; }); }\nint x = ({ 1; });",
     {"function f", "variable x"}},
    {"asm",
     "asm(\"nop { } )\");\nvoid f() { asm volatile(\"x\" : \"=r\"(a) : : \"memory\"); }",
     {"unknown asm", "function f"}},
    {"asm labels", "int f(int a) __asm__(\"g\");", {"function f"}},
    {"no return type", "main() { return 0; }", {"function main"}},
    {"a local class",
     "int f() {\n  struct L { int a; void g() {} };\n  return L().a;\n}",
     {"function f"}},
};

const std::vector<Shape> kScopes = {
    {"C linkage under a condition",
     "#ifdef __cplusplus\nextern \"C\" {\n#endif\nint f(void);\n#ifdef __cplusplus\n}\n#endif",
     {"linkage_specification C", "function f"}},
    {"namespaces",
     "namespace a::b::inline c { namespace { int x; } }\ninline namespace v { int y; }\n"
     "namespace [[deprecated]] d { int z; }\nnamespace e = a::b;",
     {"namespace a::b::c", "namespace ", "variable x", "namespace v", "variable y", "namespace d",
      "variable z", "namespace_alias e"}},
    {"unions and bit-fields",
     "union U {\n  struct { int a : 3, b : 5; };\n  unsigned : 0;\n  int c;\n};",
     {"union U", "struct ", "field a", "field b", "field ", "field c"}},
    {"enums",
     "enum struct E : unsigned char { A = 1 << 2, B };\nenum class [[nodiscard]] F;\n"
     "enum { G, H };\nenum I : int;",
     {"enum E", "enum F", "enum ", "enum I"}},
    {"using enum",
     "using enum E;\nstruct X {\n  using enum n::F;\n  using Y::operator=;\n};",
     {"using_declaration E", "struct X", "using_declaration F", "using_declaration operator="}},
    {"exports",
     "export int f();\nexport template <class T> class X {};\nexport { int g(); }",
     {"function f", "class X", "linkage_specification export", "function g"}},
    {"a partial and a full specialisation",
     "template <class T> struct X<T *> { int a; };\ntemplate <> struct X<A<(1 > 2)>> {};",
     {"struct X", "field a", "struct X"}},
    {"branches that each open a brace",
     "#if A\nvoid f(int a) {\n#elif B\nvoid f(long a) {\n#else\nvoid f() {\n#endif\n  g();\n}",
     {"function f"}},
};

const std::vector<Shape> kBytes = {
    {"raw strings with a bracket and a quote",
     "const char *s = R\"x()\"{ } ) /* )x\", *t;",
     {"variable s", "variable t"}},
    {"raw strings over lines", "const char *s = R\"(\n#if A\n}}}\n)\";", {"variable s"}},
    {"digraphs", "int f(int a<:3:>) <% return a<:0:>; %>", {"function f"}},
    {"alternative words", "bool f(bool a) { return not a and 1 or 0; }", {"function f"}},
    {"line splices",
     "int f\\\noo(int a) { ret\\\nurn 1; }\n// a comment \\\nint hidden;\nint x;",
     {"function f\\\noo", "variable x"}},
    {"UTF-8 names",
     "int gr\xC3\xB6\xC3\x9F"
     "e(int \xE5\xB9\x85) { return 1; }",
     {"function gr\xC3\xB6\xC3\x9F"
      "e"}},
    {"bytes that are no UTF-8",
     "const char *s = \"\xFF\xFE\"; // \xE9\nint f();",
     {"variable s", "function f"}},
};

std::string name_of(const testing::TestParamInfo<Shape>& info) {
  std::string name;
  for (const char c : std::string_view(info.param.what)) {
    name += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Specifiers, OutlineShapes, testing::ValuesIn(kSpecifiers), name_of);
INSTANTIATE_TEST_SUITE_P(Macros, OutlineShapes, testing::ValuesIn(kMacros), name_of);
INSTANTIATE_TEST_SUITE_P(Functions, OutlineShapes, testing::ValuesIn(kFunctions), name_of);
INSTANTIATE_TEST_SUITE_P(Scopes, OutlineShapes, testing::ValuesIn(kScopes), name_of);
INSTANTIATE_TEST_SUITE_P(Bytes, OutlineShapes, testing::ValuesIn(kBytes), name_of);

TEST(OutlineLines, EveryLineEndGivesTheSameOutline) {
  const std::string unix_text =
      "#if A\nint a;\n#else\nint b;\n#endif\nSOME_MACRO\n\nclass X {\n  Q_OBJECT\n  int c;\n};\n"
      "// about f\nint f() {\n  return 1;\n}\n";
  const Read unix_read(unix_text);
  for (const std::string end : {"\r\n", "\r"}) {
    std::string text;
    for (const char c : unix_text) text += c == '\n' ? end : std::string(1, c);
    const Read read(text);
    EXPECT_EQ(read.tree(), unix_read.tree());
    EXPECT_THAT(read.at("a").conditions, ElementsAre("#if A"));
    EXPECT_TRUE(read.slice(read.at("f").owned).starts_with("// about f"));
  }
}

TEST(OutlineLines, AByteOrderMarkIsNoDeclaration) {
  const Read read(
      "\xEF\xBB\xBF"
      "int a;\n");
  EXPECT_THAT(read.names(), ElementsAre("variable a"));
  EXPECT_EQ(read.slice(read.at("a").range), "int a;");
}

TEST(OutlineLines, ANulByteHidesNoNeighbour) {
  const Read read(std::string("int a;\n\0 int b;\nvoid f() { \0 }\nint c;\n", 38));
  EXPECT_EQ(read.at("a").kind, DeclarationKind::Variable);
  EXPECT_EQ(read.at("f").kind, DeclarationKind::Function);
  EXPECT_EQ(read.at("c").kind, DeclarationKind::Variable);
}

TEST(OutlineModules, TheirLinesAreNoVariables) {
  const Read read(
      "module;\n#include <a.h>\nexport module my.own:part;\nexport import :other;\n"
      "import your.own;\nimport <vector>;\nimport \"a.h\";\nimport std [[maybe_unused]];\n"
      "module :private;\nint a;\nnamespace n { module m; }\n");
  EXPECT_THAT(read.names(), ElementsAre("module_declaration ", "module_declaration my.own:part",
                                        "module_import :other", "module_import your.own",
                                        "module_import <vector>", "module_import \"a.h\"",
                                        "module_import std", "module_declaration :private",
                                        "variable a", "namespace n", "variable m"));
  EXPECT_EQ(read.slice(read.at("my.own:part").range), "export module my.own:part;");
}

TEST(OutlineNames, AQualifierThatNamesTheEnclosingNamespace) {
  const Read read(
      "namespace std { void std::X::f() {} }\nnamespace a { struct a { void g(); struct B; };\n"
      "void a::g() {}\nstruct a::B { int x; };\nvoid a::B::h() {} }\n");
  EXPECT_EQ(read.at("std::X::f").kind, DeclarationKind::Method);
  EXPECT_EQ(read.at("a::a::g").kind, DeclarationKind::Method);
  EXPECT_EQ(read.at("a::a::B::h").kind, DeclarationKind::Method);
}

}  // namespace
}  // namespace patchgen
