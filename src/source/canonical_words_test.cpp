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

TEST(CanonicalText, HowTemplateArgumentListsCloseDoesNotCount) {
  expect_same({
      {"vector<vector<vector<int> > > v;", "vector<vector<vector<int>>> v;"},
      {"using A = B<C<int> >;", "using A = B<C<int>>;"},
      {"f(B<C<int> >());", "f(B<C<int>>());"},
      {"void f(B<C<D> > &x);", "void f(B<C<D>>& x);"},
      {"map<int, list<int> > f(const pair<int, list<int> > &x) const;",
       "map<int, list<int>> f(const pair<int, list<int>>& x) const;"},
      {"template <class T, class = enable_if_t<is_x<T>::value && is_y_v<T> > > struct S;",
       "template <class T, class = enable_if_t<is_x<T>::value && is_y_v<T>>> struct S;"},
      {"template <class T, enable_if_t<is_x<T> && is_y_v<T>, int> = 0, class U = B<T> > void f();",
       "template <class T, enable_if_t<is_x<T> && is_y_v<T>, int> = 0, class U = B<T>> void f();"},
      {"constexpr int n = size_v<B<C> > - 1;", "constexpr int n = size_v<B<C>> - 1;"},
      {"auto x = static_cast<B<C> >(y);", "auto x = static_cast<B<C>>(y);"},
      {"auto f = []<class T, class U = B<T> >(T t) { return t; };",
       "auto f = []<class T, class U = B<T>>(T t) { return t; };"},
      {"auto x = f.operator()<B<C> >();", "auto x = f.operator()<B<C>>();"},
      {"A<B<(x > y)> > a;", "A<B<(x > y)>> a;"},
      {"#define V(x) std::vector<std::vector<x> > x\n",
       "#define V(x) std::vector<std::vector<x>> x\n"},
      {"for (int i = 0; i < n; ++i) A<B<int> > b;", "for (int i = 0; i < n; ++i) A<B<int>> b;"},
      {"if (a < b) { A<B<int> > b; }", "if (a < b) { A<B<int>> b; }"},
      {"#if A < 2\nB<C<int> > b;\n#endif", "#if A < 2\nB<C<int>> b;\n#endif"},
      {"auto f() { return [](A<B<C> > c) { return 1; }; }",
       "auto f() { return [](A<B<C>> c) { return 1; }; }"},
      {"auto f() { return g([](A<B<C> > c) {}); }", "auto f() { return g([](A<B<C>> c) {}); }"},
      {"auto f() { return std::function<R(A<B<C> > c)>(g); }",
       "auto f() { return std::function<R(A<B<C>> c)>(g); }"},
      {"void f() { x.g(A<B<C> >(), D<E<F> >{}); }", "void f() { x.g(A<B<C>>(), D<E<F>>{}); }"},
      {"void f() { x.g([](A<B<C> > c) {}); }", "void f() { x.g([](A<B<C>> c) {}); }"},
      {"void f() { x->g<h(A<B<C> > c)>(); }", "void f() { x->g<h(A<B<C>> c)>(); }"},
      {"#define R return r\nvoid f(A<B<C> > c);", "#define R return r\nvoid f(A<B<C>> c);"},
      {"x = a < b; A<B /* c */ <int> /* d */ > b;", "x = a < b; A<B /* c */ <int>  /* d */> b;"},
  });
}

TEST(CanonicalText, SplitShiftOperatorsCount) {
  expect_different({
      {"int f() { return a >> b; }", "int f() { return a > > b; }"},
      {"for (int i = 0; i < n >> 1; ++i) f(i);", "for (int i = 0; i < n > > 1; ++i) f(i);"},
      {"bool b = i < n >> m;", "bool b = i < n > > m;"},
      {"if (a < b && c < d >> e) f();", "if (a < b && c < d > > e) f();"},
      {"while (a < b || c < d >> e) f();", "while (a < b || c < d > > e) f();"},
      {"bool f() { return a < b && c < d >> e; }", "bool f() { return a < b && c < d > > e; }"},
      {"bool f() { if (a < b) return c >> d; }", "bool f() { if (a < b) return c > > d; }"},
      {"x = a < b; y = c < d; z = e >> f;", "x = a < b; y = c < d; z = e > > f;"},
      {"f(a < b, c >> d);", "f(a < b, c > > d);"},
      {"f(a < b, (c < d) >> e);", "f(a < b, (c < d) > > e);"},
      {"x.f(a < b, c < d >> e);", "x.f(a < b, c < d > > e);"},
      {"x->f(a < b, c < d >> e);", "x->f(a < b, c < d > > e);"},
      {"int f() { return g(a < b, c < d >> e); }", "int f() { return g(a < b, c < d > > e); }"},
      {"int f() { return 1 + n::g(a < b, c < d >> e); }",
       "int f() { return 1 + n::g(a < b, c < d > > e); }"},
      {"x = a[b < c] >> d;", "x = a[b < c] > > d;"},
      {"std::cin >> x >> y;", "std::cin >> x > > y;"},
      {"S& operator>>(S& s, T<U<int>>& t);", "S& operator> >(S& s, T<U<int>>& t);"},
      {"OP(>>)", "OP(> >)"},
      {"x = a < b < c >> 2;", "x = a < b < c > > 2;"},
      {"x = a < b < c >> ~d;", "x = a < b < c > > ~d;"},
      {"x = 1 < 2 < c >> d;", "x = 1 < 2 < c > > d;"},
      {"#if A < B >> 1\n#endif\n", "#if A < B > > 1\n#endif\n"},
      {"#define LESS <\nint x = a < b >> c;", "#define LESS <\nint x = a < b > > c;"},
      {"A<B<int>> x = y >> z;", "A<B<int>> x = y > > z;"},
      {"A<(b >> c)> x;", "A<(b > > c)> x;"},
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
      {"namespace a::b {\nint x;\n}", "namespace a::b {\nint x;\n}  // namespace a::b"},
      {"namespace a::b {\nint x;\n}", "namespace a::b {\nint x;\n}  /* End of a::b. */"},
      {"namespace {\nint x;\n}", "namespace {\nint x;\n}  // end anonymous namespace"},
      {"namespace EXPORTED a {\nint x;\n}",
       "namespace EXPORTED a {\nint x;\n}  // namespace EXPORTED a"},
      {"namespace a::inline b {\nint x;\n}",
       "namespace a::inline b {\nint x;\n}  // namespace a::inline b"},
      {"namespace a::inline b {\nint x;\n}", "namespace a::inline b {\nint x;\n}  // a::b"},
      {"namespace [[deprecated(\"x\")]] a { }", "namespace [[deprecated(\"x\")]] a { } // a"},
      {"#if X\nnamespace a {\n#else\nnamespace b {\n#endif\nint x;\n}\n",
       "#if X\nnamespace a {\n#else\nnamespace b {\n#endif\nint x;\n}  // b\n"},
      {"namespace a {\n}", "namespace a {\n}  // namespace\n   // a"},
  });
  expect_different({
      {"void f() {}", "void f() {}  // f"},
      {"namespace a {\n}\n", "namespace a {\n}\n// behind a\n"},
      {"namespace a {\n}\n", "namespace a {\n}  // FIXME: a must go\n"},
      {"namespace a {\n}\n", "namespace a {\n}  // namespace a must go\n"},
      {"namespace a {\n}  // one\n", "namespace a {\n}  // another\n"},
      {"namespace a {\n}\n", "namespace a {\n}  // namespace a\n   // FIXME\n"},
      {"namespace {\n}\n", "namespace {\n}  // anonymous, but why?\n"},
      {"namespace a { struct S {}; }", "namespace a { struct S {}; /* S */ }"},
  });
}

TEST(CanonicalText, EveryOtherChangeCounts) {
  expect_different({
      {"int x;", "int y;"},
      {"x = a + b;", "x = a - b;"},
      {"// one two\n", "// one too\n"},
      {"// a/b\n", "// a b\n"},
      {"// a b\n", "// a * b\n"},
      {"// a b\n", "// a / b\n"},
      {"/* a b */\n", "/* a / b */\n"},
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
