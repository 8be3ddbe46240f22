#include "patch/function_head.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>

#include "patch/patch_test_support.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

/// The first function-like declaration of `file`.
const Declaration* first_function(const OutlinedFile& file) {
  const Declaration* found = nullptr;
  for_each_declaration(file.outline->declarations,
                       [&](const Declaration& each, const Declaration*) {
                         if (found == nullptr && is_function_like(each.kind)) found = &each;
                       });
  return found;
}

/// `specifiers | return type | name=default, … | virt-specifiers | qualifiers`
std::string taken_apart(const std::string& code) {
  const OutlinedFile file = outlined(code);
  const Declaration* function = first_function(file);
  if (function == nullptr) return "(no function)";
  const FunctionHead head = read_function_head(file, *function);
  std::string text;
  const auto add = [&](const std::string& part) {
    if (!text.empty() && !text.ends_with('|')) text += ',';
    text += part;
  };
  for (const Specifier& each : head.specifiers) add(each.text);
  text += fmt::format("|{}|", normalized(file, head.return_type));
  for (const Parameter& each : head.parameters) {
    add((each.name.empty() ? "?" : each.name) + normalized(file, each.default_argument));
  }
  text += "|";
  for (const VirtSpecifier& each : head.virt_specifiers) add(each.text);
  return text + "|" + head.qualifiers;
}

struct HeadCase {
  const char* code;
  const char* parts;

  friend std::ostream& operator<<(std::ostream& out, const HeadCase& c) { return out << c.code; }
};

class FunctionHeads : public testing::TestWithParam<HeadCase> {};

TEST_P(FunctionHeads, AreTakenApart) {
  EXPECT_EQ(taken_apart(GetParam().code), GetParam().parts);
}

INSTANTIATE_TEST_SUITE_P(
    Shapes, FunctionHeads,
    testing::Values(
        HeadCase{"int f();", "|int|||"}, HeadCase{"void f(void);", "|void|||"},
        HeadCase{"int f(int a, const T& b);", "|int|a,b||"},
        HeadCase{"int f(int, const T&);", "|int|?,?||"},
        HeadCase{"int f(int a = 1, T b = {1, 2});", "|int|a= 1,b= { 1 , 2 }||"},
        HeadCase{"int f(int a = g(1, 2), int b = 3);", "|int|a= g ( 1 , 2 ),b= 3||"},
        HeadCase{"int f(std::map<int, int> m = std::map<int, int>());",
                 "|int|m= std :: map < int , int > ( )||"},
        HeadCase{"static inline int f(int a);", "static,inline|int|a||"},
        HeadCase{"extern \"C\" int f(int a);", "extern \"C\"|int|a||"},
        HeadCase{"[[nodiscard]] constexpr auto f(int a) -> int;",
                 "[ [ nodiscard ] ],constexpr|auto|a||-> int"},
        HeadCase{"__attribute__((noinline)) void f(int a);",
                 "__attribute__ ( ( noinline ) )|void|a||"},
        HeadCase{"GGML_API int f(int a);", "GGML_API|int|a||"},
        HeadCase{"__global__ void f(float* x);", "__global__|void|x||"},
        HeadCase{"DEPRECATED(\"use g\") int f(int a);", "DEPRECATED ( \"use g\" )|int|a||"},
        HeadCase{"TENSOR f(int a);", "|TENSOR|a||"},
        HeadCase{"const std::vector<int>& f(int a);", "|const std :: vector < int > &|a||"},
        HeadCase{"unsigned long long f(unsigned, unsigned x);", "|unsigned long long|?,x||"},
        HeadCase{"int f(int (*callback)(int, int), int b);", "|int|callback,b||"},
        HeadCase{"int f(int (&array)[3]);", "|int|array||"},
        HeadCase{"int f(const char* names[], int n);", "|int|names,n||"},
        HeadCase{"int f(std::function<int(int, T)> g);", "|int|g||"},
        HeadCase{"int f(struct S* s, enum E e);", "|int|s,e||"},
        HeadCase{"int f(a::b::C, a::b::C c);", "|int|?,c||"},
        HeadCase{"template <class... A> void f(A&&... a) noexcept(sizeof...(A) > 1);",
                 "|void|a||noexcept ( sizeof ... ( A ) > 1 )"},
        HeadCase{"int f(const char* format, ...);", "|int|format,?||"},
        HeadCase{"struct X { virtual int f(int a) const noexcept override final; };",
                 "virtual|int|a|override,final|const noexcept"},
        HeadCase{"struct X { int f() &&; };", "|int|||&&"},
        HeadCase{"struct X { explicit X(int a = 2); };", "explicit||a= 2||"},
        HeadCase{"struct X { explicit(sizeof(int) > 2) X(int a); };",
                 "explicit ( sizeof ( int ) > 2 )||a||"},
        HeadCase{"struct X { virtual ~X() = default; };", "virtual||||"},
        HeadCase{"struct X { explicit operator bool() const; };", "explicit||||const"},
        HeadCase{"struct X { X& operator=(const X& other) = delete; };", "|X &|other||"},
        HeadCase{"struct X { bool operator()(int a, int b) const { return a < b; } };",
                 "|bool|a,b||const"},
        HeadCase{"struct X { friend bool operator<(const X& a, const X& b) { return false; } };",
                 "friend|bool|a,b||"},
        HeadCase{"int Outer::Inner::f(int a) const { return a; }", "|int|a||const"},
        HeadCase{"template <class T> requires C<T> static T f(T a);", "static|T|a||"},
        HeadCase{"auto f(int a) -> std::pair<int, T>;", "|auto|a||-> std :: pair < int , T >"},
        HeadCase{"int f(int a /* first */, int b  // second\n);", "|int|a,b||"},
        HeadCase{"int f(decltype(g(1, 2)) a);", "|int|a||"}));

std::string type_of(const std::string& code) {
  const OutlinedFile file = outlined(code);
  return function_type(file, *first_function(file));
}

TEST(FunctionType, NamesDefaultsAndSpecifiersDoNotCount) {
  const std::string type = type_of("int f(int a, const T& b);");
  EXPECT_EQ(type_of("static  int f(int, T const & = T());").substr(0, 4), type.substr(0, 4));
  EXPECT_EQ(type_of("inline int f(int x = 1, const T& /* b */);"), type);
  EXPECT_NE(type_of("long f(int a, const T& b);"), type);
  EXPECT_NE(type_of("int f(int a, T& b);"), type);
  EXPECT_NE(type_of("int f(int a, const T& b) noexcept;"), type);
  EXPECT_NE(type_of("int f(int a);"), type);
}

TEST(HeadBegin, IsBehindTheTemplateHeads) {
  const OutlinedFile file = outlined("template <class T>\n// why\ntemplate <class U>\nint f(T);\n");
  EXPECT_EQ(head_begin(file, *first_function(file)), range_of(file, "int f").begin);
  const OutlinedFile plain = outlined("  static int f();\n");
  EXPECT_EQ(head_begin(plain, *first_function(plain)), 2U);
}

}  // namespace
}  // namespace patchgen
