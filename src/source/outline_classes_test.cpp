#include <gmock/gmock.h>

#include "source/outline_test_support.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;

TEST(OutlineClasses, HeadsWithAttributesMacrosAndBases) {
  const Read read(
      "class [[nodiscard]] API_EXPORT X final : public B<C, (1 > 2)>, private D { int a; };\n"
      "struct alignas(16) Y {};\nunion U { int i; };\nclass PACKED(4) Z {};\nstruct W PACKED "
      "{};\n");
  const Declaration& x = read.at("X");
  EXPECT_EQ(x.kind, DeclarationKind::Class);
  EXPECT_EQ(read.slice(x.bases), ": public B<C, (1 > 2)>, private D");
  EXPECT_EQ(read.slice(x.body), "{ int a; }");
  EXPECT_EQ(read.slice(x.name_range), "X");
  EXPECT_EQ(read.at("X::a").access, Access::Private);
  EXPECT_EQ(read.at("Y").kind, DeclarationKind::Struct);
  EXPECT_EQ(read.at("U").kind, DeclarationKind::Union);
  EXPECT_EQ(read.at("Z").name, "Z");
  EXPECT_EQ(read.at("W").name, "W");
}

TEST(OutlineClasses, ForwardDeclarationsAndElaboratedTypes) {
  const Read read(
      "class X;\nenum class E : int;\nstruct X x;\nenum E f() { return A; }\n"
      "struct X *g(int) { return 0; }\nstruct X X::h() {}\n");
  EXPECT_THAT(read.names(), ElementsAre("class X", "enum E", "variable x", "function f",
                                        "function g", "method h"));
  EXPECT_FALSE(read.outline.declarations[0].is_definition);
}

TEST(OutlineClasses, SpecialisationsAndInstantiations) {
  const Read read(
      "template <> struct hash<X<int>> { int a; };\ntemplate <class T> class V<T*> {};\n"
      "template class V<int>;\nextern template class V<float>;\n"
      "template void f<int>(int);\n");
  EXPECT_EQ(read.at("hash").specialization, "<X<int>>");
  EXPECT_EQ(read.slice(read.at("hash").template_head), "template <>");
  EXPECT_TRUE(read.at("hash").is_template);
  EXPECT_EQ(read.outline.declarations[1].specialization, "<T *>");
  EXPECT_EQ(read.outline.declarations[2].kind, DeclarationKind::ExplicitInstantiation);
  EXPECT_EQ(read.outline.declarations[3].specialization, "<float>");
  EXPECT_EQ(read.outline.declarations[4].kind, DeclarationKind::ExplicitInstantiation);
}

TEST(OutlineClasses, InsideTypedefsAndVariables) {
  const Read read(
      "typedef struct S { int a; } T;\nstruct P { int b; } p, *q;\nstruct { int c; } r;\n");
  EXPECT_THAT(read.names(),
              ElementsAre("type_alias T", "struct S", "field a", "variable p", "struct P",
                          "field b", "variable q", "variable r", "struct ", "field c"));
  EXPECT_EQ(read.slice(read.at("S").range), "struct S { int a; }");
  EXPECT_EQ(read.slice(read.at("T").range), "typedef struct S { int a; } T;");
  const Read unnamed("namespace n { typedef struct { int a; } T, *P; }\n");
  EXPECT_EQ(unnamed.at("n::T::a").kind, DeclarationKind::Field);
}

TEST(OutlineClasses, AMissingSemicolonSwallowsNoNeighbour) {
  const Read read("struct A { int a; }\nint x;\nint y\nclass B {};\nint z = 3\nvoid f() {}\n");
  EXPECT_THAT(read.names(), ElementsAre("struct A", "field a", "variable x", "variable y",
                                        "class B", "variable z", "function f"));
}

TEST(OutlineClasses, AccessLabels) {
  const Read read(
      "class X {\n int a;\n public:\n  int b;\n private slots:\n  void c();\n"
      " Q_SIGNALS:\n  void d();\n protected:\n  int e;\n};\n");
  EXPECT_EQ(read.at("X::a").access, Access::Private);
  EXPECT_EQ(read.at("X::b").access, Access::Public);
  EXPECT_EQ(read.at("X::c").access, Access::Private);
  EXPECT_EQ(read.at("X::d").access, Access::Public);
  EXPECT_EQ(read.at("X::e").access, Access::Protected);
}

TEST(OutlineClasses, Members) {
  const Read read(
      "class X {\n  using A = int;\n  using B::f;\n  friend class Y;\n  friend void g();\n"
      "  friend bool operator==(X, X) { return 1; }\n  API constexpr friend void h() {}\n"
      "  enum class E { A, B };\n  int bit : 3;\n  int : 0;\n  static constexpr int k[] = {1, 2};\n"
      "  int n GUARDED_BY(mu) = 3;\n  static_assert(1);\n};\n");
  EXPECT_THAT(read.names(),
              ElementsAre("class X", "type_alias A", "using_declaration f", "friend Y", "friend g",
                          "function operator==", "function h", "enum E", "field bit", "field ",
                          "field k", "field n", "static_assert static_assert"));
}

TEST(OutlineClasses, Namespaces) {
  const Read read(
      "namespace a::inline b { namespace { int x; } inline namespace v1 { int y; } }\n"
      "namespace std _VISIBLE(default) { int z; }\nnamespace c = a::b;\n"
      "extern \"C\" { int w; }\nextern \"C\" int u();\nusing namespace a::b;\n");
  EXPECT_EQ(read.at("a::b::x").kind, DeclarationKind::Variable);
  EXPECT_EQ(read.at("a::b::v1::y").name, "y");
  EXPECT_EQ(read.at("std::z").name, "z");
  EXPECT_EQ(read.at("c").kind, DeclarationKind::NamespaceAlias);
  EXPECT_EQ(read.at("w").kind, DeclarationKind::Variable);
  EXPECT_EQ(read.at("u").kind, DeclarationKind::Function);
  EXPECT_EQ(read.slice(read.at("u").range), "extern \"C\" int u();");
}

}  // namespace
}  // namespace patchgen
