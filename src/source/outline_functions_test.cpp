#include <gmock/gmock.h>

#include "source/outline_test_support.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;

TEST(OutlineFunctions, PartsOfADefinition) {
  const Read read(
      "template <class T>\n  requires C<T> && (sizeof(T) < 3)\n[[nodiscard]] static auto "
      "n::X<T>::f(int a = g(1, 2)) const & noexcept(true) -> T<int> {\n  return 1;\n}\n");
  const Declaration& f = read.at("n::X::f");
  EXPECT_EQ(f.kind, DeclarationKind::Method);
  EXPECT_EQ(read.slice(f.template_head), "template <class T>\n  requires C<T> && (sizeof(T) < 3)");
  EXPECT_EQ(read.slice(f.qualifier), "n::X<T>::");
  EXPECT_EQ(read.slice(f.parameters), "(int a = g(1, 2))");
  EXPECT_EQ(read.slice(f.suffix), "const & noexcept(true) -> T<int>");
  EXPECT_EQ(read.slice(f.body), "{\n  return 1;\n}");
  EXPECT_EQ(f.signature, "(int) const &");
  EXPECT_EQ(f.range, (ByteRange{0, read.text.size() - 1}));
}

TEST(OutlineFunctions, ConstructorsAndTheirInitializers) {
  const Read read(
      "struct X : B<int> {\n  X() = default;\n  explicit X(int a) : B<int>{a}, b_(a), c_([] { "
      "return 1; }()),\n"
      "    d_{{1}, 2}, P(p)... { g(); }\n  X(long) try : a(1) { h(); } catch (...) { }\n  "
      "~X();\n};\n"
      "X::X(char) : a(1) {}\ntemplate <class T> V<T>::~V() {}\n");
  const std::vector<Declaration>& members = read.outline.declarations[0].children;
  ASSERT_EQ(members.size(), 4U);
  EXPECT_TRUE(members[0].is_definition);
  EXPECT_EQ(members[1].kind, DeclarationKind::Constructor);
  EXPECT_TRUE(read.slice(members[1].initializers).ends_with("P(p)..."));
  EXPECT_EQ(read.slice(members[1].body), "{ g(); }");
  EXPECT_EQ(read.slice(members[2].initializers), ": a(1)");
  EXPECT_EQ(read.slice(members[2].body), "try : a(1) { h(); } catch (...) { }");
  EXPECT_EQ(members[2].suffix, ByteRange{});
  EXPECT_EQ(members[3].kind, DeclarationKind::Destructor);
  EXPECT_EQ(read.outline.declarations[1].kind, DeclarationKind::Constructor);
  EXPECT_EQ(read.at("V::~V").kind, DeclarationKind::Destructor);
}

TEST(OutlineFunctions, Operators) {
  const Read read(
      "struct X {\n  bool operator()(int) const;\n  bool operator<(X) const = delete;\n"
      "  operator bool() const;\n  explicit operator const char *() { return 0; }\n"
      "  void *operator new[](size_t);\n  X &operator=(const X &);\n  X operator[](int);\n"
      "  template <class T> bool operator<<(T) { return 1; }\n  X operator,(X);\n};\n"
      "S operator\"\"_s(const char *, size_t);\nS operator \"\" _t(char);\nbool operator?:(X, X) "
      "{}\n");
  EXPECT_THAT(
      read.names(),
      ElementsAre("struct X", "method operator()", "method operator<",
                  "conversion_function operator bool", "conversion_function operator const char *",
                  "method operator new[]", "method operator=", "method operator[]",
                  "method operator<<", "method operator,", "function operator\"\"_s",
                  "function operator\"\"_t", "function operator?:"));
}

TEST(OutlineFunctions, MacrosAroundThem) {
  const Read read(
      "GGML_API int f();\n__global__ void __launch_bounds__(256) k(int *a) { g<<<1, 2>>>(a); }\n"
      "DEPRECATED(\"x\")\nvoid d();\nvoid s() REQUIRES(mu) OVERRIDE { }\nint o OF((int a, char "
      "b));\n"
      "LAUNCH_BOUNDS_2(1, 2)\n__global__ void m() {}\nATTR(\"a\") __attribute__((x)) void n();\n");
  EXPECT_THAT(read.names(), ElementsAre("function f", "function k", "function d", "function s",
                                        "function o", "function m", "function n"));
  EXPECT_EQ(read.slice(read.at("d").range), "DEPRECATED(\"x\")\nvoid d();");
  EXPECT_EQ(read.at("o").signature, "(int, char)");
  EXPECT_EQ(read.slice(read.at("s").suffix), "REQUIRES(mu) OVERRIDE");
}

TEST(OutlineFunctions, OddDeclarators) {
  const Read read(
      "int (*fp)(int) = nullptr;\nint (*ret(int a))(long) { return 0; }\nvoid (X::*pm)(int);\n"
      "int (&arr())[3] { }\nstatic T (max)(int a) { return a; }\nOuter::Inner X::g() {}\n"
      "Foo bar(1, \"a\");\nauto [p, q] = pair();\nint v{3};\nauto l = [](int) { return 1; };\n"
      "X(int) -> X<int>;\nFoo ::ns::h() {}\n");
  EXPECT_THAT(read.names(),
              ElementsAre("variable fp", "function ret", "variable pm", "function arr",
                          "function max", "method g", "variable bar", "variable p", "variable q",
                          "variable v", "variable l", "deduction_guide X", "method h"));
  EXPECT_EQ(read.at("X::g").qualified_name, "X::g");
  EXPECT_EQ(read.at("ns::h").name, "h");
}

TEST(OutlineFunctions, AttributesBehindTheNameAndTypesLikeMacros) {
  const Read read(
      "struct X {\n  auto operator()[[nodiscard]](int) const { return 1; }\n"
      "  int f [[a]] (int);\n  SCS g() const { return (SCS)x; }\n};\n");
  EXPECT_THAT(read.names(), ElementsAre("struct X", "method operator()", "method f", "method g"));
}

TEST(OutlineFunctions, LessThanInTemplateArguments) {
  const Read read(
      "template <size_t I, class... T>\ninline typename enable_if<I < sizeof...(T), void>::type\n"
      "f(tuple<T...>& t) { g<I + 1>(t); }\ntemplate <class T, enable_if_t<(1 > 2), int> = 0>\n"
      "void h(std::vector<std::vector<T>> v) {}\n");
  EXPECT_THAT(read.names(), ElementsAre("function f", "function h"));
  EXPECT_EQ(read.at("f").range.begin, 0U);
  const Read compared("template <int N, enable_if_t<N >= size<X>::value, int>= 0>\nvoid f() {}\n");
  EXPECT_EQ(compared.at("f").range.begin, 0U);
  const Read tight("template <class E>\nstruct S<E, typename A<E::N>=1 && E::M<=2>::type> {};\n");
  EXPECT_EQ(tight.at("S").range.begin, 0U);
  const Read lines("using X = foo<\n  void,\n  int>;\nint y;\n");
  EXPECT_THAT(lines.names(), ElementsAre("type_alias X", "variable y"));
}

TEST(OutlineFunctions, TypeTraitsThatClangKnowsAreNames) {
  const Read read("template <class T> struct __is_void { enum { v = 0 }; };\n");
  EXPECT_EQ(read.at("__is_void").kind, DeclarationKind::Struct);
}

TEST(OutlineFunctions, ConceptsAndRequires) {
  const Read read(
      "template <class T> concept C = requires(T t) { t.x; };\n"
      "void f(C auto x) requires requires { x.y; } { g(); }\nint z;\n");
  EXPECT_THAT(read.names(), ElementsAre("concept C", "function f", "variable z"));
  EXPECT_EQ(read.slice(read.at("f").body), "{ g(); }");
}

TEST(OutlineFunctions, TemplateHeadsOfAConceptEmulation) {
  const Read read(
      "template(typename I, typename S)(\n    requires A<I> AND B<S>)\nI f(I i, S s) { return i; "
      "}\n"
      "struct X {\n  template(typename T)(requires (!A<T>))\n  explicit X(T t) : a(t) {}\n};\n");
  EXPECT_THAT(read.names(), ElementsAre("function f", "struct X", "constructor X"));
  EXPECT_TRUE(read.at("f").is_template);
  EXPECT_EQ(read.slice(read.at("f").template_head),
            "template(typename I, typename S)(\n    requires A<I> AND B<S>)");
}

}  // namespace
}  // namespace patchgen
